import { sql } from 'kysely';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { lockBoardVersion } from '../changes/board-version.ts';
import { forgetStates } from '../stations/states.ts';
import { rejudgeAndSettle } from '../prices/log/rejudge.ts';
import { priceAges } from '../prices/judge/freshness.ts';
import { STANDING_DISPUTE } from '../prices/log/standing-dispute.ts';
import { listSettings } from '../settings/repository.ts';

/**
 * The job that writes down how disputes ended (rule price-contested): another price holds, the price was confirmed, or
 * nobody agreed for as long as a driver's word counts. What a report can still take back is left open. Words about a
 * station's state, which nothing shows any more, go with it (rule report-states).
 */
export const disputeJob = (db: Executor, clock: Clock): Job => ({
  name: 'disputes',
  cron: '*/15 * * * *',
  run: async () => {
    await inTransaction(db, async (tx) => {
      await lockBoardVersion(tx);
      await rejudgeAndSettle(tx, clock, await closeDisputes(tx, clock.now()));
      await forgetStates(tx, clock.now());
    });
  },
});

/** @returns the station and fuel of each dispute that was closed; the caller settles */
async function closeDisputes(tx: Executor, now: Date) {
  const { medal } = priceAges(await listSettings(tx));
  const before = (ageMs: number) => new Date(now.getTime() - ageMs).toISOString();
  const final = before(REPORT_LIMITS.undoMinutes * 60_000);
  const { rows } = await sql<{ stationId: number; fuelTypeId: number }>`
    with ended as (
      select price_dispute.id, fuel_type.unit = 'kilowatt_hour' as is_electric,
        case
          when current_price.price is distinct from price_dispute.price
            or current_price.since > price_dispute.created_at then 'replaced'
          when not ${STANDING_DISPUTE} then (
            select case when bool_or(origin <> 'driver') then 'owner' else 'drivers' end from confirmation
            where confirmation.station_id = price_dispute.station_id
            and confirmation.fuel_type_id = price_dispute.fuel_type_id and confirmation.price = price_dispute.price
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
      then ${before(medal.electric)}::timestamptz else ${before(medal.driver)}::timestamptz end)
    returning price_dispute.station_id as "stationId", price_dispute.fuel_type_id as "fuelTypeId"
  `.execute(tx);
  return rows;
}
