/** Which fuels the people of a station say it sells (rule owner-fuels). */
import type { Executor } from '../../../db/database.ts';

/** Notes of fuels whether a station sells them. @param marks by fuel type */
export async function markFuels(
  tx: Executor,
  now: Date,
  station_id: number,
  marks: ReadonlyMap<number, boolean>,
): Promise<void> {
  const rows = [...marks].map(([fuel_type_id, sold]) => ({ station_id, fuel_type_id, sold }));
  await tx
    .insertInto('station_fuel')
    .values(rows.map((row) => ({ ...row, decided_at: now })))
    .onConflict((conflict) =>
      conflict
        .columns(['station_id', 'fuel_type_id'])
        .doUpdateSet((eb) => ({
          sold: eb.ref('excluded.sold'),
          decided_at: eb.ref('excluded.decided_at'),
        }))
        // Histories end where a fuel was first said not to be sold.
        .whereRef('station_fuel.sold', '<>', 'excluded.sold'),
    )
    .execute();
}
