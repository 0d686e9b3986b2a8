//! The files of this project.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::root;

pub(crate) fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

pub(crate) fn all_files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in entries(folder)? {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name == "target" || name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            files.extend(all_files(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

pub(crate) fn files(folder: &Path, extension: &str) -> anyhow::Result<Vec<PathBuf>> {
    let is_wanted = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    Ok(all_files(folder)?.into_iter().filter(is_wanted).collect())
}

pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
