/** Who says that a price is wrong (rule price-contested): the only writer of `price_dispute`. */
import { sql } from 'kysely';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../../../db/database.ts';
import { isKnown } from '../../../accounts/known-drivers.ts';
import type { PriceWords } from '../../judge/freshness.ts';
import { waitMs, youngMs } from '../../judge/patience.ts';
import type { PriceChange } from '../../price-change.ts';
import type { Pair } from '../../word.ts';
import { pairRows } from '../word-rows.ts';
import { isDisputed, STANDING_DISPUTE } from './standing-dispute.ts';

/** A price that somebody says is wrong, in thousandths of a euro. */
export interface Disputed extends Pair {
  price: number;
}

export type DisputeOutcome = 'right' | 'wrong';

const PAIR = ['station_id as stationId', 'fuel_type_id as fuelTypeId'] as const;

/**
 * Notes that a person says a price to be wrong, once for as long as it holds.
 * @param current the price
 * @param by who says so; asked only for a new one
 * @returns the dispute's id, and when it was said
 */
export async function noteDispute(
  change: PriceChange,
  { price, ...pair }: Disputed,
  current: PriceWords & { since: Date },
  claimant: string,
  by: () => Promise<'owner' | 'driver'>,
): Promise<{ id: string; created_at: Date }> {
  const { tx, now } = change;
  const before = await tx
    .selectFrom('price_dispute')
    .select(['id', 'created_at'])
    .where('station_id', '=', pair.stationId)
    .where('fuel_type_id', '=', pair.fuelTypeId)
    .where('price', '=', price)
    .where('claimant', '=', claimant)
    .where('created_at', '>=', current.since)
    .executeTakeFirst();
  if (before) return before;
  change.review([pair]);
  // Beside a free price it is the base that loses its rank.
  const { ownerConfirmedAt } = current;
  const [against, at] =
    current.voices === 0
      ? [current.baseOrigin, current.baseAt]
      : [current.origin, current.observedAt];
  const firm = against === 'driver' ? [ownerConfirmedAt] : [at, ownerConfirmedAt];
  const youngFrom = now.getTime() - youngMs((await change.rules()).settings);
  const isYoung = firm.some((one) => one && one.getTime() > youngFrom);
  const { known, ...dispute } = await tx
    .insertInto('price_dispute')
    .values({
      station_id: pair.stationId,
      fuel_type_id: pair.fuelTypeId,
      price,
      claimant,
      origin: await by(),
      against,
      needed: isYoung ? 2 : 1,
      known: isKnown(sql`${claimant}::text`),
      created_at: now,
    })
    .returning(['id', 'created_at', 'known'])
    .executeTakeFirstOrThrow();
  // With one more voice the cap is asked anew.
  if (known) {
    await tx
      .updateTable('price_dispute')
      .set({ over_cap: false })
      .where('station_id', '=', pair.stationId)
      .where('fuel_type_id', '=', pair.fuelTypeId)
      .where('closed_at', 'is', null)
      .where('over_cap', '=', true)
      .execute();
  }
  return dispute;
}

/** Lets a person's open disputes be those of somebody known, or not any more. @param claimant the person, as a hash */
export async function setDisputantKnown(
  change: PriceChange,
  claimant: string,
  isKnown: boolean,
): Promise<void> {
  const rows = await change.tx
    .updateTable('price_dispute')
    .set({ known: isKnown })
    .where('claimant', '=', claimant)
    .where('closed_at', 'is', null)
    .returning(PAIR)
    .execute();
  change.review(rows);
}

/** Deletes an open dispute, or all of a person: the prices stand as if nothing had been said. */
export async function dropDisputes(
  change: PriceChange,
  of: { id: string } | { claimant: string },
): Promise<void> {
  const dropped = await change.tx
    .deleteFrom('price_dispute')
    .where('id' in of ? 'id' : 'claimant', '=', 'id' in of ? of.id : of.claimant)
    .where('closed_at', 'is', null)
    .returning(PAIR)
    .execute();
  change.review(dropped);
}

/** Closes the open disputes of a price, or all of a person, as an administrator has decided. */
export async function closeDisputes(
  change: PriceChange,
  of: Disputed | { claimant: string },
  outcome: DisputeOutcome,
): Promise<void> {
  const closed = await change.tx
    .updateTable('price_dispute')
    .set({ closed_at: change.now, closed_by: 'administrator', outcome })
    .where('closed_at', 'is', null)
    .where((eb) =>
      'claimant' in of
        ? eb('claimant', '=', of.claimant)
        : eb.and({ station_id: of.stationId, fuel_type_id: of.fuelTypeId, price: of.price }),
    )
    .returning(PAIR)
    .execute();
  change.review(closed);
}

/** Takes the name off disputes: of one person, or of drivers' closed ones from before an instant (rule report-kept). */
export async function forgetDisputants(
  executor: Executor,
  of: { claimant: string } | { before: Date },
): Promise<void> {
  await executor
    .updateTable('price_dispute')
    .set({ claimant: null })
    .where((eb) =>
      'claimant' in of
        ? eb('claimant', '=', of.claimant)
        : eb.and([
            eb('claimant', 'is not', null),
            eb('origin', '=', 'driver'),
            eb('closed_at', 'is not', null),
            eb('created_at', '<', of.before),
          ]),
    )
    .execute();
}

/**
 * Lets disputes stand again that ended since the instant from which something was taken back: whether they have ended
 * follows anew from what is left, but not what an administrator has decided, or time.
 */
export async function reopenDisputes(
  { tx, takenBackFrom }: PriceChange,
  pairs: readonly Pair[],
): Promise<void> {
  if (!takenBackFrom || pairs.length === 0) return;
  await sql`
    update price_dispute set closed_at = null, closed_by = null, outcome = null
    from ${pairRows(pairs)}
    where price_dispute.station_id = pair.station_id and price_dispute.fuel_type_id = pair.fuel_type_id
    and closed_by in ('replaced', 'owner', 'drivers') and closed_at >= ${takenBackFrom.toISOString()}::timestamptz
  `.execute(tx);
}

/**
 * Writes down how disputes ended: another price holds, the price was confirmed, or nobody agreed for as long as a
 * driver's word counts. What a report can still take back is left open.
 */
export async function endDisputes(change: PriceChange): Promise<void> {
  const { tx, now } = change;
  const { ages, settings } = await change.rules();
  const { medal } = ages;
  const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString();
  const final = before(REPORT_LIMITS.undoMinutes * 60_000);
  const { rows } = await sql<Pair>`
    with ended as (
      select price_dispute.id, fuel_type.unit = 'kilowatt_hour' as is_electric,
        case
          when ${isDisputed(sql`current_price.price`)} is not true then 'replaced'
          when not ${STANDING_DISPUTE} then (
            select case when coalesce(bool_or(origin <> 'driver'), true) then 'owner' else 'drivers' end
            from confirmation
            where confirmation.station_id = price_dispute.station_id
            and confirmation.fuel_type_id = price_dispute.fuel_type_id and ${isDisputed(sql`confirmation.price`)}
            and confirmed_at > price_dispute.created_at and not undone
          )
        end as closed_by
      from price_dispute
      join fuel_type on fuel_type.id = price_dispute.fuel_type_id
      left join current_price on current_price.station_id = price_dispute.station_id
        and current_price.fuel_type_id = price_dispute.fuel_type_id
      where closed_at is null
      and greatest(
        price_dispute.created_at,
        -- When the price was said, not when it was seen.
        (
          select greatest(received_at, decided_at) from observation
          where observation.id = current_price.observation_id
        ),
        (
          select max(received_at) from confirmation where confirmation.station_id = price_dispute.station_id
          and confirmation.fuel_type_id = price_dispute.fuel_type_id
        )
      ) <= ${final}::timestamptz
    )
    update price_dispute set
      closed_at = ${now.toISOString()}::timestamptz,
      closed_by = ended.closed_by,
      outcome = case
        when ended.closed_by = 'replaced' then 'right'
        when ended.closed_by is not null then 'wrong'
        else 'lapsed'
      end
    from ended
    where price_dispute.id = ended.id
    and (ended.closed_by is not null or price_dispute.created_at <= case when is_electric
      then ${before(medal.electric)}::timestamptz else ${before(medal.driver)}::timestamptz end
      or (over_cap and price_dispute.created_at <= ${before(waitMs(settings))}::timestamptz))
    returning price_dispute.station_id as "stationId", price_dispute.fuel_type_id as "fuelTypeId"
  `.execute(tx);
  change.review(rows);
}
