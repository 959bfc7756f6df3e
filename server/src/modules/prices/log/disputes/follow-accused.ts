import { sql } from 'kysely';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { RANKED_AREAS } from '../../../stations/ranks.ts';
import { rankedPrices, wearsMedal } from '../../judge/medals.ts';
import type { PriceChange } from '../../price-change.ts';
import type { Pair } from '../../word.ts';
import { pairRows } from '../word-rows.ts';
import { isDisputed, STANDING_DISPUTE } from './standing-dispute.ts';

/** A dispute about an owner's price, and the price that people, tills and schedules of the station have just said. */
interface Step extends Pair {
  disputeId: string;
  /** The price's observation. */
  id: string;
  price: number;
  areas: string[];
  /** True for one that has ended. */
  isEnded: boolean;
  /** True where the price is near what it was about. */
  isReturn: boolean;
}

/**
 * Lets disputes follow the owner whom they accuse (rule price-contested, decision 0065): what is said near a price that was
 * contested within 72 hours is contested too, and so is what is further away and wears a medal; without one it ends them,
 * for good once it has stood for a day.
 * @param disputed prices of which somebody has said that they are wrong
 * @returns those whose current prices are to be derived again
 */
export async function followAccused(
  change: PriceChange,
  disputed: readonly Pair[],
): Promise<Pair[]> {
  const steps = await findSteps(change, disputed);
  if (steps.length === 0) return [];
  const { tx, now } = change;
  const rules = await change.rules();
  const { neighbours } = await change.compare(steps.map(({ fuelTypeId }) => fuelTypeId));
  const ranked = rankedPrices(neighbours, rules, now);
  const returns = steps.filter(({ isReturn }) => isReturn);
  const wearing = steps.filter(
    (step) =>
      !step.isReturn && wearsMedal(ranked, step, step.areas, rules.fuels.get(step.fuelTypeId)!),
  );
  const followed = [...returns, ...wearing];
  const ended = steps.filter((step) => !step.isEnded && !followed.includes(step));
  await sql`
    with stepped as (
      update observation set also_disputed = true where id = any(${wearing.map(({ id }) => id)}::bigint[])
    ), again as (
      update price_dispute set closed_at = null, closed_by = null, outcome = null where id = any(${idsOf(followed)}::bigint[])
    )
    update price_dispute set closed_at = ${now.toISOString()}::timestamptz, closed_by = 'accused', outcome = 'lapsed'
    where id = any(${idsOf(ended)}::bigint[])
  `.execute(tx);
  return steps;
}

const idsOf = (steps: readonly Step[]) => steps.map(({ disputeId }) => disputeId);

async function findSteps({ tx, now }: PriceChange, disputed: readonly Pair[]): Promise<Step[]> {
  if (disputed.length === 0) return [];
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const { rows } = await sql<Step>`
    select price_dispute.id as "disputeId", price_dispute.station_id as "stationId",
      price_dispute.fuel_type_id as "fuelTypeId", said.id, said.price, price_dispute.closed_at is not null as "isEnded",
      ${isDisputed(sql`said.price`)} as "isReturn",
      ${RANKED_AREAS}
    from ${pairRows(disputed)}
    join price_dispute on price_dispute.station_id = pair.station_id and price_dispute.fuel_type_id = pair.fuel_type_id
    join current_price on current_price.station_id = pair.station_id
      and current_price.fuel_type_id = pair.fuel_type_id
    join observation as said on said.id = current_price.observation_id and said.origin = 'owner'
      and said.received_at >= ${now.toISOString()}::timestamptz
    join station on station.id = price_dispute.station_id
    where against = 'owner' and case when price_dispute.closed_at is null then ${STANDING_DISPUTE} and not ${isDisputed(sql`said.price`)}
      else outcome <> 'wrong' and created_at > ${hoursAgo(REPORT_GATE.disputeHours)}::timestamptz
        and (closed_by is not null and ${isDisputed(sql`said.price`)}
          or closed_by = 'accused' and price_dispute.closed_at > ${hoursAgo(REPORT_GATE.youngHours)}::timestamptz)
    end
  `.execute(tx);
  return rows;
}
