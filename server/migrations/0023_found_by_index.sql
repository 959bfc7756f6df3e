-- An account that is deleted takes its tokens and its name along; without these every report and schedule is read for it.
create index price_report_station_token_id on price_report (station_token_id) where station_token_id is not null;
create index scheduled_price_user_id on scheduled_price (user_id) where user_id is not null;
-- The log of one station, newest first, and of one actor for the export.
create index action_log_station on action_log (station_id, id) where station_id is not null;
create index action_log_actor on action_log (actor, id) where actor is not null;
