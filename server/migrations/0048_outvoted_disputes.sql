-- Whether the price of an open dispute was said again by those whose word ends it (rule price-contested). The fold of a
-- pair tells (decision 0069), so that no query derives it anew; it is written down as an end some minutes later.
alter table price_dispute add column outvoted boolean not null default false;
update price_dispute set outvoted = true
where closed_at is null and (
  exists (
    select from confirmation
    where confirmation.station_id = price_dispute.station_id and confirmation.fuel_type_id = price_dispute.fuel_type_id
    and confirmation.confirmed_at >= price_dispute.created_at and not undone
    and (
      abs(confirmation.price - price_dispute.price) * 1000 <= 20 * price_dispute.price or exists (
        select from observation as step
        where step.station_id = price_dispute.station_id and step.fuel_type_id = price_dispute.fuel_type_id
        and step.also_disputed and step.state = 'accepted' and step.received_at >= price_dispute.created_at
        and abs(confirmation.price - step.price) * 1000 <= 20 * step.price
      )
    )
    and not (confirmation.origin = 'driver' and exists (
      select from observation as later
      where later.claimant = confirmation.claimant and later.origin = 'driver'
      and later.station_id = confirmation.station_id and later.fuel_type_id = confirmation.fuel_type_id
      and later.price <> confirmation.price and later.received_at > confirmation.received_at
      and later.received_at < confirmation.received_at + interval '1 hour'
      and not (later.state = 'withdrawn' and later.decided_by = 'author')
    ))
    having bool_or(confirmation.origin <> 'driver'
      and (price_dispute.origin = 'owner' or confirmation.origin is distinct from price_dispute.against))
    or bool_or(confirmation.origin = 'driver' and confirmation.claimant = price_dispute.claimant)
    or count(distinct confirmation.claimant) filter (where confirmation.known) >= price_dispute.needed
  ) or exists (
    select from observation
    where observation.station_id = price_dispute.station_id and observation.fuel_type_id = price_dispute.fuel_type_id
    and observation.received_at > price_dispute.created_at and observation.origin not in ('driver', 'demo')
    and observation.state = 'accepted' and not observation.doubtful
    and (price_dispute.origin = 'owner' or observation.origin is distinct from price_dispute.against)
    and (
      abs(observation.price - price_dispute.price) * 1000 <= 20 * price_dispute.price or exists (
        select from observation as step
        where step.station_id = price_dispute.station_id and step.fuel_type_id = price_dispute.fuel_type_id
        and step.also_disputed and step.state = 'accepted' and step.received_at >= price_dispute.created_at
        and abs(observation.price - step.price) * 1000 <= 20 * step.price
      )
    )
  )
);
