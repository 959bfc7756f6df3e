import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Station } from '../../db/schema.gen.ts';
import { registerVerified } from '../accounts.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { makeOwner } from './owners.ts';
import { addFuelTypes, addStation } from './stations.ts';

/** A server with one station, whose owner is Anna. */
export interface OwnStation {
  server: TestApp;
  station: number;
  anna: Session;
}

interface At {
  /** The time before each test. */
  now?: string;
  /** Values of the station that replace the defaults. */
  facts?: Partial<Insertable<Station>>;
}

/**
 * Sets up tests about a station and its owner: before each an empty database with both.
 * @param take receives them, before any other hook runs
 */
export function useOwnStation(
  take: (made: OwnStation) => void,
  { now = '2026-11-21T08:00:00Z', facts }: At = {},
): void {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp();
  });
  beforeEach(async () => {
    await server.clear();
    server.clock.set(now);
    await addFuelTypes(server.database.kysely);
    const station = await addStation(server.database.kysely, facts);
    const anna = await registerVerified(server, 'anna@example.sm');
    await makeOwner(server, station, anna);
    take({ server, station, anna });
  });
  afterAll(() => server.close());
}
