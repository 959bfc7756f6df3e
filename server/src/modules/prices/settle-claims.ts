/** What newly recorded prices mean for the claims of drivers that wait. */
import { sql } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import type { Executor } from '../../db/database.ts';
import type { Claim } from './word.ts';
import { rejudge, type Rejudged } from './log/rejudge.ts';
import type { Sender } from './speaker.ts';
import type { Pair } from './current/settle.ts';

interface Fresh {
  added: readonly { claim: Claim }[];
  reported: readonly { claim: Claim }[];
  held: readonly { claim: Claim }[];
}

/**
 * Derives drivers' claims anew after a driver, an owner or an administrator has said something. An import's word is
 * left to the next run of the clock: it has a hundred thousand rows.
 * @param tx an open transaction that has locked the board; the caller settles
 */
export async function settleClaims(
  tx: Executor,
  now: Date,
  sender: Sender,
  { added, reported, held }: Fresh,
): Promise<Rejudged> {
  const { origin } = sender;
  if (origin === 'driver') {
    const claims = [...reported, ...held].map(({ claim }) => claim);
    const { pairs, stations } = await rejudge(tx, now, claims);
    return { pairs, stations: [...stations, ...reported.map(({ claim }) => claim.stationId)] };
  }
  if (origin !== 'owner' && origin !== 'administrator') return { pairs: [], stations: [] };
  return await applyWord(
    tx,
    now,
    sender,
    added.map(({ claim }) => claim),
  );
}

/**
 * Lets the word of an owner or administrator decide about drivers' claims for good (rule report-owner): those of the
 * same thousandth are accepted, those further away than prices that agree are rejected.
 * @param prices what was said, in thousandths of a euro
 * @returns what changed, the claims that follow from it included
 */
export async function applyWord(
  tx: Executor,
  now: Date,
  { origin, reportId }: Pick<Sender, 'origin' | 'reportId'>,
  prices: readonly (Pair & { price: number })[],
): Promise<Rejudged> {
  if (prices.length === 0) return { pairs: [], stations: [] };
  const { rows } = await sql<Pair>`
    update observation set
      state = case when observation.price = word.price then 'accepted' else 'rejected' end,
      decided_by = ${origin}, decided_at = ${now.toISOString()}::timestamptz, decided_report = ${reportId ?? null}::uuid
    from unnest(
      ${prices.map(({ stationId }) => stationId)}::integer[],
      ${prices.map(({ fuelTypeId }) => fuelTypeId)}::integer[],
      ${prices.map(({ price }) => price)}::integer[]
    ) as word (station_id, fuel_type_id, price)
    where observation.station_id = word.station_id and observation.fuel_type_id = word.fuel_type_id
    and observation.origin = 'driver' and observation.state in ('reported', 'held')
    and (observation.price = word.price
      or abs(observation.price - word.price) * 1000 > ${REPORT_GATE.agreePermille}::integer * word.price)
    returning observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId"
  `.execute(tx);
  const { pairs, stations } = await rejudge(tx, now, prices);
  return {
    pairs: [...rows, ...pairs],
    stations: [...rows.map(({ stationId }) => stationId), ...stations],
  };
}
