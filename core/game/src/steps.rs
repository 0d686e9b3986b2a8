//! Which actions belong to which step, written once: what lists them stands beside what carries them out.

/// Makes `legal` and `apply` of one table: a match of all steps, without a catch-all.
///
/// Each step is a row: what lists its actions, and a match of those actions with what each of them does. Whatever that
/// match leaves out belongs to another step and is refused by `misplaced`, the one place of a game that does so.
/// An arm that may refuse ends in `?`. What lists sees `game`, `seat` and `out`, what carries out sees `acting`.
///
/// Whether a seat must act is asked of `to_act`, or of a quicker function that is named before `misplaced`.
///
/// ```text
/// steps!(Game, misplaced, |(game, seat, out), acting| match game.phase {
///     Phase::Turn => step(turn::list(game, seat, out), |action| match action {
///         Action::Build(card) => build::begin(acting, card)?,
///         Action::Pass => turn::pass(acting),
///     }),
/// });
/// ```
#[macro_export]
macro_rules! steps {
    ($Game:ty, $misplaced:path, |$hands:tt, $acting:ident| $($table:tt)*) => {
        $crate::steps!(
            $Game,
            |game: &$Game, seat| to_act(game).contains(seat),
            $misplaced,
            |$hands, $acting| $($table)*
        );
    };
    (
        $Game:ty, $asked:expr, $misplaced:path,
        |($game:ident, $seat:ident, $out:ident), $acting:ident|
        match $($on:ident).+ $(($($argument:ident),*))? {
            $($step:pat => step($list:expr, |$action:ident| match $of:ident { $($arm:tt)* } $(,)?)),* $(,)?
        }
    ) => {
        #[allow(unused_variables)]
        pub(crate) fn legal($game: &$Game, $seat: $crate::Seat, $out: &mut Vec<Action>) {
            $out.clear();
            if ($asked)($game, $seat) {
                match $($on).+ $(($($argument),*))? { $($step => $list),* }
            }
        }

        #[allow(unused_variables)]
        pub(crate) fn apply($acting: &mut Acting<impl Stage>, taken: Action) -> Result {
            let ($game, $seat) = (&*$acting.game, $acting.seat);
            if !($asked)($game, $seat) {
                return Err($misplaced($game, $seat, taken));
            }
            match $($on).+ $(($($argument),*))? {
                $($step => {
                    let $action = taken;
                    match $of {
                        $($arm)*
                        _ => return Err($misplaced($acting.game, $acting.seat, taken)),
                    }
                })*
            }
            Ok(())
        }
    };
}

#[cfg(test)]
#[allow(clippy::trivially_copy_pass_by_ref, reason = "a game is passed by reference")]
mod tests {
    use crate::Seat;

    /// A lamp that whoever sits at seat 0 lights, turns and puts out.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) struct Lamp {
        phase: Phase,
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) enum Phase {
        Dark,
        Lit { turned: u8 },
    }

    #[derive(Clone, Copy, PartialEq, Debug)]
    pub(crate) enum Action {
        Light,
        Turn,
        PutOut,
    }

    #[derive(PartialEq, Debug)]
    pub(crate) enum Refused {
        Misplaced(Seat, Action),
        TurnedEnough,
    }

    pub(crate) trait Stage {}

    impl Stage for () {}

    pub(crate) struct Acting<'a, S> {
        game: &'a mut Lamp,
        seat: Seat,
        stage: S,
    }

    pub(crate) type Result = std::result::Result<(), Refused>;

    fn asked(_: &Lamp, seat: Seat) -> bool {
        seat == Seat(0)
    }

    fn misplaced(_: &Lamp, seat: Seat, action: Action) -> Refused {
        Refused::Misplaced(seat, action)
    }

    fn turn(acting: &mut Acting<impl Stage>, turned: u8) -> Result {
        if turned == 2 {
            return Err(Refused::TurnedEnough);
        }
        acting.game.phase = Phase::Lit { turned: turned + 1 };
        Ok(())
    }

    steps!(Lamp, asked, misplaced, |(game, seat, out), acting| match game.phase {
        Phase::Dark => step(out.push(Action::Light), |action| match action {
            Action::Light => acting.game.phase = Phase::Lit { turned: 0 },
        }),
        Phase::Lit { turned } => step(list_lit(turned, out), |action| match action {
            Action::Turn => turn(acting, turned)?,
            Action::PutOut => acting.game.phase = Phase::Dark,
        }),
    });

    fn list_lit(turned: u8, out: &mut Vec<Action>) {
        if turned < 2 {
            out.push(Action::Turn);
        }
        out.push(Action::PutOut);
    }

    fn listed(lamp: &Lamp, seat: Seat) -> Vec<Action> {
        let mut out = vec![Action::Turn];
        legal(lamp, seat, &mut out);
        out
    }

    fn take(lamp: &mut Lamp, seat: Seat, action: Action) -> Result {
        let mut acting = Acting { game: lamp, seat, stage: () };
        let () = acting.stage;
        apply(&mut acting, action)
    }

    #[test]
    fn a_step_lists_and_takes_what_stands_in_its_row() {
        let mut lamp = Lamp { phase: Phase::Dark };
        assert_eq!(listed(&lamp, Seat(0)), [Action::Light]);
        assert_eq!(take(&mut lamp, Seat(0), Action::Light), Ok(()));
        assert_eq!(listed(&lamp, Seat(0)), [Action::Turn, Action::PutOut]);
        assert_eq!(take(&mut lamp, Seat(0), Action::Turn), Ok(()));
        assert_eq!(lamp.phase, Phase::Lit { turned: 1 });
        assert_eq!(take(&mut lamp, Seat(0), Action::PutOut), Ok(()));
    }

    #[test]
    fn what_belongs_to_another_step_is_refused_in_one_place() {
        let mut lamp = Lamp { phase: Phase::Dark };
        let refused = Err(Refused::Misplaced(Seat(0), Action::Turn));
        assert_eq!(take(&mut lamp, Seat(0), Action::Turn), refused);
        lamp.phase = Phase::Lit { turned: 0 };
        assert_eq!(take(&mut lamp, Seat(0), Action::Light), Err(Refused::Misplaced(Seat(0), Action::Light)));
        assert_eq!(lamp.phase, Phase::Lit { turned: 0 });
    }

    #[test]
    fn an_action_of_the_step_may_be_refused_by_its_rule() {
        let mut lamp = Lamp { phase: Phase::Lit { turned: 2 } };
        assert_eq!(listed(&lamp, Seat(0)), [Action::PutOut]);
        assert_eq!(take(&mut lamp, Seat(0), Action::Turn), Err(Refused::TurnedEnough));
    }

    #[test]
    fn nobody_acts_out_of_turn() {
        let mut lamp = Lamp { phase: Phase::Dark };
        assert_eq!(listed(&lamp, Seat(1)), []);
        let refused = Err(Refused::Misplaced(Seat(1), Action::Light));
        assert_eq!(take(&mut lamp, Seat(1), Action::Light), refused);
    }
}
