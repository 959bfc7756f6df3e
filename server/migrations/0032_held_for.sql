-- Why a scheduled price was held: its owner reads that on the page and in a mail, and the fuels that are sold may have
-- changed since. Of rows held before, what can still be seen.
alter table scheduled_price add column held_for text check (held_for in ('range', 'unsold'));
update scheduled_price set held_for = case
    when exists (
      select from station_fuel
      where station_fuel.station_id = scheduled_price.station_id
        and station_fuel.fuel_type_id = scheduled_price.fuel_type_id and not sold
    ) then 'unsold'
    else 'range'
  end
  where state = 'held';
