import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { MERGE_UNDO_HOURS } from '@pieno/contract/limits.ts';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { decidedColumns } from './facts/save-operator-station.ts';

/**
 * Reads a station as administrators see it (rule admin-station-facts).
 * @throws notFound for an unknown station
 */
export async function readAdministeredStation(
  executor: Executor,
  id: number,
  now: Date,
): Promise<AdministeredStation> {
  const row = await executor
    .selectFrom('station')
    .select(['id', 'name', 'locality', 'kind', 'brand', 'address', 'postcode', 'phone', 'website'])
    .select(['latitude', 'longitude', 'country', 'areas', 'source', 'source_id', 'listed'])
    .select(['operator_fields', 'closed_at', 'merged_into', 'confirmed_decades'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('business_not_found'));
  const { name, locality, operator_fields, closed_at, merged_into, confirmed_decades, ...facts } =
    row;
  return {
    ...facts,
    business: { id, name, locality },
    decided: decidedColumns(operator_fields),
    closed_at: closed_at?.toISOString() ?? null,
    moved_to: merged_into,
    decades: confirmed_decades,
    priced: await readPriced(executor, id),
    merges: await readMerges(executor, id, now),
  };
}

async function readPriced(executor: Executor, id: number): Promise<number[]> {
  const rows = await executor
    .selectFrom('fuel_type')
    .select('decade')
    .distinct()
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('current_price')
            .select('fuel_type_id')
            .whereRef('current_price.fuel_type_id', '=', 'fuel_type.id')
            .where('station_id', '=', id)
            .where('source', '<>', 'demo'),
        ),
        exists(
          selectFrom('station_fuel')
            .select('fuel_type_id')
            .whereRef('station_fuel.fuel_type_id', '=', 'fuel_type.id')
            .where('station_id', '=', id)
            .where('sold', '=', true),
        ),
      ]),
    )
    .orderBy('decade')
    .execute();
  return rows.map(({ decade }) => decade);
}

async function readMerges(executor: Executor, id: number, now: Date) {
  const rows = await executor
    .selectFrom('station_merge')
    .innerJoin('station', 'station.id', 'station_merge.merged_id')
    .select(['station_merge.id', 'merged_at', 'merged_id', 'station.name', 'station.locality'])
    .where('kept_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('station_merge.id', 'desc')
    .execute();
  return rows.map(({ id: merge, merged_at, merged_id, ...station }, index) => {
    const until = new Date(merged_at.getTime() + MERGE_UNDO_HOURS * 3_600_000);
    const isOpen = index === 0 && until >= now;
    return {
      id: merge,
      business: { id: merged_id, ...station },
      merged_at: merged_at.toISOString(),
      undo_until: isOpen ? until.toISOString() : null,
    };
  });
}
