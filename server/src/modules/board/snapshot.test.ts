import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { addFuelTypes } from '../../testing/stations/stations.ts';
import { recordPrices } from '../prices/record.ts';
import { readStationsSince, type BoardStation } from './snapshot.ts';

test('a fuel that an import adds during a refresh is known with its first price', async () => {
  const { kysely } = await openTestDatabase();
  await addFuelTypes(kysely);
  // One station more than a query reads.
  await sql`insert into station (source, source_id, kind, country, name, revision)
    select 'mimit', n::text, 'fuel', 'IT', 'Distributore', 1 from generate_series(1, 1001) n`.execute(
    kysely,
  );
  const pages = readStationsSince(kysely, 0, systemClock.now());
  await pages.next();
  const fuel = { id: 110, name: 'Idrogeno', color: '#111', unit: 'litre', decade: 100 } as const;
  await kysely
    .insertInto('fuel_type')
    .values({ ...fuel, mode: 'self', grade: 'base' })
    .execute();
  const { id } = await kysely
    .selectFrom('station')
    .select('id')
    .where('source_id', '=', '1001')
    .executeTakeFirstOrThrow();
  const claim = { stationId: id, fuelTypeId: 110, price: 1_500, unit: 'litre' } as const;
  await inTransaction(kysely, (tx) =>
    recordPrices(tx, systemClock, { origin: 'operator_sheet' }, [
      { ...claim, observedAt: systemClock.now() },
    ]),
  );
  const [station] = (await pages.next()).value as BoardStation[];
  expect(station!.prices[0]!.fuel).toMatchObject({ name: 'Idrogeno', decade: 100 });
});
