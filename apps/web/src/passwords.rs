//! Passwords cost memory and time on purpose: only so many are worked on at once, and only so many wait.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use argon2::password_hash::Error;
use argon2::password_hash::phc::{Output, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use rand::TryRng;
use rand::rngs::SysRng;
use tokio::sync::oneshot;

use crate::oops::Oops;

type Job = Box<dyn FnOnce(&mut Desk) + Send>;

/// Whoever comes after so many for each core would wait for seconds, and is asked to come back instead.
const WAITING: usize = 32;

/// The hash of no password that anybody has.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciBub2JvZHk$uvLsjcfzEVW2dUTEHF/WIIgFxd6SVP0pUYKNtpn66eQ";

/// Threads of their own, each with memory of its own.
pub(crate) struct Passwords {
    jobs: mpsc::SyncSender<Job>,
}

impl Passwords {
    /// As many at a time as there are cores.
    pub(crate) fn start(cores: usize) -> Self {
        let cores = cores.max(1);
        let (jobs, waiting) = mpsc::sync_channel::<Job>(cores * WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..cores {
            let waiting = waiting.clone();
            let work = move || {
                let mut desk = Desk::default();
                while let Ok(job) = next(&waiting) {
                    let _ = catch_unwind(AssertUnwindSafe(|| job(&mut desk)));
                }
            };
            let started = thread::Builder::new().name(format!("password-{number}")).spawn(work);
            if let Err(error) = started {
                tracing::error!(%error, "a thread for passwords cannot be started");
            }
        }
        Passwords { jobs }
    }

    /// What is stored instead of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Oops> {
        self.work(move |desk| desk.hash(password.as_bytes())).await?.map_err(|_| Oops::Trouble)
    }

    /// A name that nobody keeps takes as long as a wrong password.
    pub(crate) async fn is_right(&self, hash: Option<String>, password: String) -> Result<bool, Oops> {
        let is_right = move |desk: &mut Desk| {
            let right = desk.is_right(hash.as_deref().unwrap_or(NOBODY), password.as_bytes());
            hash.is_some() && right.unwrap_or(false)
        };
        self.work(is_right).await
    }

    async fn work<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Desk) -> T + Send + 'static,
    ) -> Result<T, Oops> {
        let (answer, answered) = oneshot::channel();
        let job = move |desk: &mut Desk| {
            // Whoever asked may have gone.
            if !answer.is_closed() {
                let _ = answer.send(job(desk));
            }
        };
        self.jobs.try_send(Box::new(job)).map_err(|_| Oops::Busy)?;
        answered.await.map_err(|_| Oops::Trouble)
    }
}

fn next(waiting: &Mutex<mpsc::Receiver<Job>>) -> Result<Job, mpsc::RecvError> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv()
}

/// What one thread works with: about 20 MiB, taken once and used again and again.
#[derive(Default)]
struct Desk(Vec<Block>);

impl Desk {
    fn hash(&mut self, password: &[u8]) -> Result<String, Error> {
        let argon2 = Argon2::default();
        let mut salt = [0; Salt::RECOMMENDED_LENGTH];
        SysRng.try_fill_bytes(&mut salt).map_err(|_| Error::Crypto)?;
        let hash = PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params: argon2.params().try_into()?,
            salt: Some(Salt::new(&salt)?),
            hash: Some(self.work_out(&argon2, password, &salt)?),
        };
        Ok(hash.to_string())
    }

    fn is_right(&mut self, hash: &str, password: &[u8]) -> Result<bool, Error> {
        let hash = PasswordHash::new(hash)?;
        let (Some(salt), Some(expected)) = (&hash.salt, &hash.hash) else { return Ok(false) };
        let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
        let version = hash.version.map_or(Ok(Version::default()), Version::try_from)?;
        let argon2 = Argon2::new(algorithm, version, Params::try_from(&hash)?);
        // Takes as long wherever they differ.
        Ok(self.work_out(&argon2, password, salt.as_ref())? == *expected)
    }

    fn work_out(&mut self, argon2: &Argon2<'_>, password: &[u8], salt: &[u8]) -> Result<Output, Error> {
        let params = argon2.params();
        let mut out = vec![0; params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
        self.0.resize(params.block_count(), Block::default());
        argon2.hash_password_into_with_memory(password, salt, &mut out, self.0.as_mut_slice())?;
        Ok(Output::new(&out)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};
    use futures_util::future::join_all;
    use std::future::ready;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::time::{Duration, Instant};

    #[tokio::test]
    async fn as_many_at_a_time_as_cores_and_not_too_many_wait() {
        let passwords = Passwords::start(2);
        let (door_is_open, now) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let ask = |_| {
            let (door_is_open, now) = (door_is_open.clone(), now.clone());
            passwords.work(move |_| {
                let at_once = now.fetch_add(1, Ordering::SeqCst) + 1;
                while !door_is_open.load(Ordering::SeqCst) {
                    thread::sleep(Duration::from_millis(1));
                }
                now.fetch_sub(1, Ordering::SeqCst);
                at_once
            })
        };
        let mut visitors = join_all((0..100).map(ask));
        tokio::select! {
            biased;
            _ = &mut visitors => panic!("somebody is served although the door is closed"),
            () = ready(()) => {}
        }
        let began = Instant::now();
        while now.load(Ordering::SeqCst) < 2 {
            assert!(began.elapsed() < Duration::from_mins(1), "not as many at a time as cores");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        door_is_open.store(true, Ordering::SeqCst);
        let served: Vec<usize> = visitors.await.into_iter().flatten().collect();
        assert!(served.iter().all(|&at_once| at_once <= 2), "{served:?}");
        let all = 2 * WAITING..=2 * WAITING + 2;
        assert!(all.contains(&served.len()), "{} were served", served.len());
    }

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::start(1);
        let hash = passwords.hash("a long password".to_owned()).await.unwrap();
        let right = async |hash, password: &str| passwords.is_right(hash, password.to_owned()).await.unwrap();
        assert!(right(Some(hash.clone()), "a long password").await);
        assert!(!right(Some(hash), "another password").await);
        assert!(!right(None, "a long password").await);
        assert!(!right(Some("nonsense".to_owned()), "a long password").await);
    }

    /// Made by the crate's own functions, as servers before this one did.
    #[tokio::test]
    async fn hashes_of_earlier_servers_are_understood() {
        let hash = Argon2::default().hash_password(b"a long password").unwrap().to_string();
        assert!(Passwords::start(1).is_right(Some(hash), "a long password".to_owned()).await.unwrap());
        let ours = Desk::default().hash(b"a long password").unwrap();
        assert!(ours.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{ours}");
        Argon2::default().verify_password(b"a long password", ours.as_str()).unwrap();
    }
}
