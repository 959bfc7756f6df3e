import type { Insertable } from 'kysely';
import { FUEL_TYPES } from '@pieno/contract/fuels.ts';
import type { Executor } from '../db/database.ts';
import type { Station } from '../db/schema.gen.ts';
import { touchBoard } from '../modules/board/version.ts';

/** Puts the contract's fuel types into an empty database. */
export async function addFuelTypes(db: Executor): Promise<void> {
  await db
    .insertInto('fuel_type')
    .values([...FUEL_TYPES])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Puts a station of San Marino into the database, with whatever the test wants different.
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
  await touchBoard(db, [id]);
  return id;
}
