//! `admin`: the tables of a server, for the one who runs it.

use std::fs;

use anyhow::Context;
use table::GameFile;
use tokio::runtime::Runtime;

use crate::cli::{Admin, Task};
use crate::speech::{FAINT, KEY, styled};

pub(crate) fn run(admin: &Admin) -> anyhow::Result<()> {
    let place = admin.data.existing_place()?;
    Runtime::new()?.block_on(async {
        let store = store::open(&place).await?;
        match &admin.task {
            Task::Backup { to } => {
                store.backup(to).await?;
                anstream::println!("{}", to.display());
            }
            Task::List => {
                for table in hall::list(store.as_ref()).await? {
                    let names = table.names.join(", ");
                    let about = format!("{} {} · {} moves · {names}", table.game, table.status, table.moves);
                    anstream::println!("{}  {}", styled(KEY, table.id), styled(FAINT, about));
                }
            }
            Task::Export { table, to } => {
                let file = hall::export(store.as_ref(), table).await?;
                fs::write(to, file.write()).with_context(|| to.display().to_string())?;
                anstream::println!("{}", to.display());
            }
            Task::Import { file, owner } => {
                let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
                let code = hall::import(store.as_ref(), owner, GameFile::read(&text)?).await?;
                anstream::println!("/t/{code}/");
            }
        }
        store.close().await;
        Ok(())
    })
}
