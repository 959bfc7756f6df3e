// Two synthetic years of an active San Marino: drivers with sessions, their reports of one price each, and pictures.
import { sql } from 'kysely';
import { inTransaction } from '../../../server/src/db/transaction.ts';
import { deriveCurrentPrices } from '../../../server/src/modules/prices/current/derive-current.ts';
import { listStations } from '../people.mjs';

const PEOPLE = 3_000;
const PICTURES = 120;
const BATCH = 20_000;

/** Adds the two years to a database with the seed. */
export async function addTwoYears(database, reports) {
  await database.withoutTimeouts((kysely) => add(kysely, reports));
}

async function add(kysely, reports) {
  const ids = await listStations(kysely);
  await sql`
    insert into app_user (id, name, email, email_verified)
    select 'driver-' || n, 'Driver ' || n, 'driver' || n || '@example.sm', true from generate_series(1, ${PEOPLE}) n
  `.execute(kysely);
  await sql`
    insert into user_session (user_id, token_hash, expires_at)
    select 'driver-' || n, encode(sha256(n::text::bytea), 'hex'), now() + interval '1 year'
    from generate_series(1, ${PEOPLE}) n
  `.execute(kysely);
  // Random bytes, because real pictures cannot be compressed any more.
  await sql`
    insert into image (hash, media_type, bytes, width, height)
    select encode(sha256(('p' || n)::bytea), 'hex'), 'image/webp', (
      select string_agg(sha256((n || ' ' || part)::text::bytea), '') from generate_series(1, 6000) part
    ), 1600, 1200 from generate_series(1, ${PICTURES}) n
  `.execute(kysely);
  for (let from = 1; from <= reports; from += BATCH) {
    const last = Math.min(from + BATCH - 1, reports);
    await sql`
      with made as (
        select n, gen_random_uuid() as report, 'driver-' || (n % ${PEOPLE} + 1) as driver,
          (${ids}::int[])[n % ${ids.length}::int + 1] as station, (array[10, 20, 30])[n / ${ids.length}::int % 3 + 1] as fuel, 1600 + n % 179 as price,
          now() - interval '730 days' * (1 - n / ${reports}::float8) as at
        from generate_series(${from}::int, ${last}::int) n
      ), reported as (
        insert into price_report (id, user_id, kind, station_id, seen_at, received_at, near, entries, answer)
        select report, driver, 'driver', station, at, at, true,
          jsonb_build_array(jsonb_build_object('fuel', fuel, 'price', price)),
          jsonb_build_object('message', 'Grazie', 'entries', jsonb_build_array(jsonb_build_object('fuel', fuel, 'outcome', 'accepted')))
        from made
      )
      insert into observation (station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, voices)
      select station, fuel, price, at, at, 'driver', 'driver', encode(sha256(driver::bytea), 'hex'), report, 2 from made
    `.execute(kysely);
  }
  const { rows } = await sql`
    select distinct station_id as "stationId", fuel_type_id as "fuelTypeId" from observation`.execute(
    kysely,
  );
  await inTransaction(kysely, (tx) => deriveCurrentPrices(tx, new Date(), rows));
}
