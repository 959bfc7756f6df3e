import { DECADE_COLORS, FIRST_ADDED_FUEL_ID } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import { holdBoard, touchBoard } from '../../board/version.ts';
import { squash } from './brand.ts';
import type { UnknownFuel } from './claims.ts';
import { addedFuelName } from './fuel-names.ts';

/**
 * Adds a fuel type, in the decade of other fuels (100), for each fuel that the catalogue does not know.
 * @param tx an open transaction
 * @returns fuel type ids by the fuels' keys, and the names of the types added
 */
export async function addUnknownFuels(
  tx: Executor,
  fuels: readonly UnknownFuel[],
): Promise<{ ids: Map<string, number>; added: string[] }> {
  const ids = new Map<string, number>();
  const added: string[] = [];
  if (fuels.length === 0) return { ids, added };
  await holdBoard(tx);
  const rows = await tx.selectFrom('fuel_type').select(['id', 'name']).execute();
  const idByName = new Map(rows.map((row) => [squash(row.name), row.id]));
  let next = Math.max(FIRST_ADDED_FUEL_ID, ...rows.map((row) => row.id + 1));
  for (const { key, name, mode } of fuels) {
    const shown = addedFuelName(name, mode);
    const known = idByName.get(squash(shown));
    ids.set(key, known ?? next);
    if (known !== undefined) continue;
    await tx
      .insertInto('fuel_type')
      .values({
        id: next,
        name: shown,
        color: DECADE_COLORS[100],
        unit: 'litre',
        decade: 100,
        mode,
        grade: 'base',
      })
      .execute();
    added.push(shown);
    next += 1;
  }
  if (added.length > 0) await touchBoard(tx, []);
  return { ids, added };
}
