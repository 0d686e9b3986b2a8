//! What every store must hold, run on SQLite and on PostgreSQL alike.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod chat;
mod editions;
mod homes;
mod moves;
mod only_postgres;
mod only_sqlite;
mod people;
mod servers;
mod sessions;
mod tables;

/// Each of these functions is a test for both databases.
macro_rules! on_both_databases {
    ($($area:ident: $($test:ident),+;)+) => {
        mod sqlite {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    let home = crate::homes::sqlite();
                    crate::$area::$test(&home).await;
                }
            )+)+
        }

        mod postgres {
            $($(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    let home = crate::homes::postgres().await;
                    crate::$area::$test(&home).await;
                }
            )+)+
        }
    };
}

on_both_databases! {
    people:
        people_are_found_again,
        a_kept_name_is_found_in_any_case,
        only_one_person_keeps_a_name,
        whoever_keeps_a_name_cannot_take_another_kept_one,
        a_kept_name_is_not_taken_by_a_guest,
        names_kept_before_likenesses_stay_kept,
        a_name_that_was_given_up_is_free,
        of_many_who_want_a_name_one_keeps_it,
        sign_ins_end_with_the_generation,
        a_deleted_person_is_forgotten_everywhere,
        a_name_with_a_zero_is_nobodys,
        numbers_of_people_are_not_used_again,
        what_is_not_there_is_missing;
    tables:
        a_table_is_found_as_it_was_created,
        an_id_is_given_once,
        a_table_comes_in_with_its_log_or_not_at_all,
        a_change_raises_the_revision,
        a_change_of_an_old_revision_is_refused,
        of_many_changes_of_one_revision_one_wins,
        deleted_people_are_left_out_of_a_change,
        tables_of_a_person_come_latest_change_first,
        games_of_a_person_come_in_pages_those_that_go_on_first,
        public_tables_come_in_pages,
        running_tables_come_in_pages,
        a_deleted_table_is_gone_with_all_it_had;
    moves:
        records_come_back_in_order,
        a_record_changes_the_row,
        a_taken_number_is_refused,
        a_gap_is_refused,
        a_table_that_is_not_there_takes_no_record,
        of_many_who_append_the_same_number_one_wins,
        many_who_append_in_turn_leave_no_gap,
        only_the_latest_snapshot_is_kept,
        any_text_comes_back_as_it_was,
        a_record_and_what_follows_from_it_are_written_together;
    editions:
        an_edition_is_kept_as_it_was,
        an_edition_is_never_changed;
    chat:
        lines_are_numbered,
        lines_are_counted,
        many_lines_at_once_are_all_numbered,
        whoever_is_not_there_says_nothing,
        a_text_with_a_zero_is_refused;
    sessions:
        a_session_is_found_by_its_secret_alone,
        sessions_end_one_by_one_or_all_at_once,
        a_session_lasts_a_year_from_its_last_use,
        a_person_has_only_so_many_sessions;
    servers:
        the_key_is_made_once,
        changes_are_told,
        refused_changes_are_not_told,
        a_store_finds_what_an_earlier_one_left,
        a_database_of_the_first_shape_is_brought_up_to_date,
        stores_opened_at_once_share_one_database,
        a_healthy_store_says_so,
        a_closed_store_says_so,
        errors_tell_users_no_details;
}
