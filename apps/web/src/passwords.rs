//! Passwords cost memory and time on purpose: only so many are worked on at once, and only so many wait.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Argon2, PasswordHash};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::oops::Oops;

/// Whoever comes after so many for each core would wait for seconds, and is asked to come back instead.
const WAITING: usize = 32;

pub(crate) struct Passwords {
    /// Each takes about 20 MiB while it is worked on.
    working: Arc<Semaphore>,
    here: Arc<Semaphore>,
}

impl Passwords {
    /// As many at a time as there are cores.
    pub(crate) fn new(cores: usize) -> Self {
        let cores = cores.max(1);
        let here = Arc::new(Semaphore::new(cores * (1 + WAITING)));
        Passwords { working: Arc::new(Semaphore::new(cores)), here }
    }

    /// What is stored instead of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Oops> {
        let hash = move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string());
        self.work(hash).await?.map_err(|_| Oops::Trouble)
    }

    /// A name that nobody keeps takes as long as a wrong password.
    pub(crate) async fn is_right(&self, hash: Option<String>, password: String) -> Result<bool, Oops> {
        self.work(move || is_right(hash.as_deref(), &password)).await
    }

    async fn work<T: Send + 'static>(&self, job: impl FnOnce() -> T + Send + 'static) -> Result<T, Oops> {
        let place = self.here.clone().try_acquire_owned().map_err(|_| Oops::Busy)?;
        let turn = self.working.clone().acquire_owned().await.map_err(|_| Oops::Trouble)?;
        let work = move || {
            let result = job();
            // Not before the work is done: the visitor may be gone long before.
            drop((place, turn));
            result
        };
        spawn_blocking(work).await.map_err(|_| Oops::Trouble)
    }
}

fn is_right(hash: Option<&str>, password: &str) -> bool {
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciBub2JvZHk$uvLsjcfzEVW2dUTEHF/WIIgFxd6SVP0pUYKNtpn66eQ";
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODY)) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok() && hash.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[tokio::test(flavor = "multi_thread")]
    async fn as_many_at_a_time_as_cores_and_not_too_many_wait() {
        let passwords = Arc::new(Passwords::new(2));
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut visitors = tokio::task::JoinSet::new();
        for _ in 0..100 {
            let (passwords, now, most) = (passwords.clone(), now.clone(), most.clone());
            visitors.spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                passwords.work(work).await.is_ok()
            });
        }
        let served = visitors.join_all().await.into_iter().filter(|&served| served).count();
        assert_eq!(most.load(Ordering::SeqCst), 2);
        assert!((66..100).contains(&served), "{served} were served");
    }

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::new(1);
        let hash = passwords.hash("a long password".to_owned()).await.unwrap();
        let right = async |hash, password: &str| passwords.is_right(hash, password.to_owned()).await.unwrap();
        assert!(right(Some(hash.clone()), "a long password").await);
        assert!(!right(Some(hash), "another password").await);
        assert!(!right(None, "a long password").await);
    }
}
