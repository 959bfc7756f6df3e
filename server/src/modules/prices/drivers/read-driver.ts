/** What may let a driver's claim rank without a second person, read before the gate judges it. */
import { sql } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import type { Executor } from '../../../db/database.ts';
import type { Claim } from '../word.ts';
import { isProven } from './proven.ts';
import type { Sender } from '../speaker.ts';
import type { DriverFacts } from '../judge/verdict.ts';

/**
 * Reads what is known of a driver and of the prices that the claims would displace.
 * @returns the facts of each claim, in their order
 */
export async function readDriverFacts(
  tx: Executor,
  { claimant, keepsGold }: Sender,
  claims: readonly Claim[],
  now: Date,
): Promise<DriverFacts[]> {
  const proven = claimant !== undefined && (await isProven(tx, claimant, now));
  const facts: DriverFacts[] = [];
  for (const claim of claims) {
    const base = await findBase(tx, claim);
    const isNear =
      base !== undefined && Math.abs(claim.price - base) * 1_000 < REPORT_GATE.smallPermille * base;
    facts.push({
      isProven: proven,
      base,
      isOwnersWord: await isOwnersWord(tx, claim, now),
      keepsGold: !proven && isNear && ((await keepsGold?.(claim)) ?? false),
    });
  }
  return facts;
}

/** The newest real price before a claim that did not itself rank as small, unless another person has confirmed it. */
async function findBase(tx: Executor, claim: Claim): Promise<number | undefined> {
  const { rows } = await sql<{ price: number }>`
    select price from observation
    where station_id = ${claim.stationId}::integer and fuel_type_id = ${claim.fuelTypeId}::integer
    and state = 'accepted' and source <> 'demo' and not doubtful
    and observed_at <= ${claim.observedAt.toISOString()}::timestamptz
    and (decided_by is distinct from 'small' or exists (
      select from confirmation
      where confirmation.station_id = observation.station_id
      and confirmation.fuel_type_id = observation.fuel_type_id
      and confirmation.price = observation.price and not undone
      and confirmation.claimant <> observation.claimant and confirmed_at >= observation.observed_at
    ))
    order by observed_at desc, id desc limit 1
  `.execute(tx);
  return rows[0]?.price;
}

/** True while the current price is an owner's word that only two people displace. */
async function isOwnersWord(tx: Executor, claim: Claim, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - REPORT_GATE.ownerHours * 3_600_000);
  const row = await tx
    .selectFrom('current_price')
    .select('observation_id')
    .where('station_id', '=', claim.stationId)
    .where('fuel_type_id', '=', claim.fuelTypeId)
    .where((eb) =>
      eb.or([
        eb('owner_confirmed_at', '>', since),
        eb.and([eb('origin', '=', 'owner'), eb('observed_at', '>', since)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
