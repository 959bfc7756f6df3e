import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import { readStationsSince } from './snapshot.ts';

test('a fuel that an import adds during a refresh is known with its first price', async () => {
  const { kysely } = await openTestDatabase();
  await addFuelTypes(kysely);
  const { rows } = await sql<{ id: number }>`
    insert into station (source, source_id, kind, country, name, revision)
    values ('mimit', '1', 'fuel', 'IT', 'Distributore', 1) returning id`.execute(kysely);
  const fuel = { id: 110, name: 'Idrogeno', color: '#111', unit: 'litre', decade: 100 } as const;
  const claim = { stationId: rows[0]!.id, fuelTypeId: 110, price: 1_500, unit: 'litre' } as const;
  const importPrice = async () => {
    await kysely
      .insertInto('fuel_type')
      .values({ ...fuel, mode: 'self', grade: 'base' })
      .execute();
    await inTransaction(kysely, (tx) =>
      recordPrices(tx, systemClock, { origin: 'operator_sheet' }, [
        { ...claim, observedAt: systemClock.now() },
      ]),
    );
  };
  let queries = 0;
  const meanwhile = kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1;
      // The stations have been read, nothing else.
      if (queries === 1) await importPrice();
      return result;
    },
  });
  const [station] = await readStationsSince(meanwhile, 0, systemClock.now());
  expect(station!.prices[0]!.fuel).toMatchObject({ name: 'Idrogeno', decade: 100 });
});
