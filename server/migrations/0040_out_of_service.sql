-- What an import's source says of a station holds until its next file; people's words end by themselves.
alter table station_state
  drop constraint station_state_state_check,
  add constraint station_state_state_check
    check (state in ('sold_out', 'closed', 'charger_broken', 'out_of_service')),
  drop constraint station_state_origin_check,
  add constraint station_state_origin_check check (origin in ('administrator', 'owner', 'driver', 'import'));
