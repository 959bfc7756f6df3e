import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { personHasher } from '../../modules/accounts/person-hash.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import { sourceOf } from '../../modules/prices/author.ts';
import type { TestApp } from '../app.ts';

const DIESEL = 20;

/** The hash of a person on a test server. */
export const personOf = personHasher({ keyFor: () => Buffer.alloc(32, 7) });

/** A row of the log of prices, as if the gate had evaluated it. */
export interface LogRow {
  stationId: number;
  /** Thousandths of a euro, of diesel. */
  price: number;
  state: 'accepted' | 'held' | 'reported' | 'rejected';
  origin?: PriceOrigin;
  /** The reporter's e-mail. */
  by?: string;
  /** Minutes before the test's now. */
  ago?: number;
}

/** Writes prices into the log and settles them. @returns their ids */
export async function logPrices(server: TestApp, given: readonly LogRow[]): Promise<string[]> {
  const { clock, database } = server;
  return await changePrices(database.kysely, clock, async (change) => {
    const { tx } = change;
    const rows = given.map(({ stationId, price, state, origin = 'driver', by, ago = 0 }) => {
      const at = new Date(clock.now().getTime() - ago * 60_000);
      return {
        station_id: stationId,
        fuel_type_id: DIESEL,
        price,
        state,
        origin,
        source: sourceOf(origin),
        observed_at: at,
        received_at: at,
        doubtful: false,
        reason: state === 'held' ? 'unusual' : null,
        // Undecided prices are evaluated again after other reports.
        decided_by: state === 'accepted' || state === 'rejected' ? 'administrator' : null,
        decision_reason: state === 'accepted' || state === 'rejected' ? 'looked at' : null,
        decided_at: state === 'accepted' || state === 'rejected' ? at : null,
        claimant: by === undefined ? null : personOf(by),
        voices: origin === 'driver' && (state === 'held' || state === 'reported') ? 0 : null,
      };
    });
    const added = await tx.insertInto('observation').values(rows).returning('id').execute();
    change.touch(given.map(({ stationId }) => ({ stationId, fuelTypeId: DIESEL })));
    return added.map(({ id }) => id);
  });
}

/** Known drivers dispute a diesel price, which takes two of them. @param price thousandths of a euro */
export async function disputeAs(
  server: TestApp,
  stationId: number,
  price: number,
  people: readonly string[],
): Promise<void> {
  const { clock, database } = server;
  await changePrices(database.kysely, clock, async (change) => {
    const { tx } = change;
    for (const email of people) {
      await tx
        .insertInto('price_dispute')
        .values({
          station_id: stationId,
          fuel_type_id: DIESEL,
          price,
          origin: 'driver',
          claimant: personOf(email),
          known: true,
          needed: 2,
          created_at: clock.now(),
        })
        .execute();
    }
    change.touch([{ stationId, fuelTypeId: DIESEL }]);
  });
}
