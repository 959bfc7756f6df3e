import type { Insertable } from 'kysely';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../db/database.ts';
import type { Station } from '../../db/schema.gen.ts';
import { bumpBoardVersion } from '../../modules/changes/board-version.ts';

/** Adds the contract's fuel types to an empty database. */
export async function addFuelTypes(db: Executor): Promise<void> {
  await db
    .insertInto('fuel_type')
    .values([...FUEL_TYPES])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds a station in San Marino to the database and notifies the board.
 * @param station values that replace the defaults
 * @returns its id
 */
export async function addStation(
  db: Executor,
  station: Partial<Insertable<Station>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('station')
    .values({
      source: 'operator',
      source_id: crypto.randomUUID(),
      kind: 'fuel',
      country: 'SM',
      name: 'Distributore di prova',
      latitude: 43.95,
      longitude: 12.46,
      areas: ['SM'],
      ...station,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bumpBoardVersion(db, [id]);
  return id;
}
