//! What is written to files and found again.

use std::hash::{Hash, Hasher};

use toy::{Action, Toy};

use super::{Fault, problem_with};

broken! {
    /// Does not write down what has been dug.
    ForgetsWhenSaved: "saving and loading changes the game" => {
        fn saved(&self, toy: Toy) -> Toy {
            let mut saved = toy;
            saved.players.0.iter_mut().for_each(|player| player.digs = 0);
            saved
        }
    }

    /// Hashes where it lies in memory.
    HashesItsAddress: "are equal, but their hashes are not" => {
        fn fingerprint(&self, toy: &Toy, hasher: &mut dyn Hasher) {
            std::ptr::from_ref(toy).hash(&mut &mut *hasher);
        }
    }

    /// Every card is written alike.
    WritesEveryCardAlike: "does not read back" => {
        fn notation(&self, action: Action) -> String {
            match action {
                Action::Bid { .. } => Action::Bid { card: 0 }.to_string(),
                _ => action.to_string(),
            }
        }
    }

    /// Writes what nobody can read.
    WritesForItself: "does not read back" => {
        fn notation(&self, action: Action) -> String {
            format!("{action}!")
        }
    }
}
