use game::{Options, Variants};
use mare_nostrum::MareNostrum;

#[test]
fn random_games_end() {
    for seats in 3..=5 {
        for set_up in ["basic", "advanced"] {
            for civs in ["dealt", "chosen", "free"] {
                let mut options = Options::<MareNostrum>::plain(seats);
                options.variants = options.variants.with("set-up", set_up).unwrap().with("civilizations", civs).unwrap();
                for seed in 0..20 {
                    testkit::soak(&options, seed, &mut ());
                }
            }
        }
    }
}
