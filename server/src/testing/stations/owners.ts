import type { Session } from '@pieno/contract/accounts/account.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { OwnerStations } from '@pieno/contract/stations/own-stations.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordPrices } from '../../modules/prices/record.ts';
import { asUser } from '../accounts.ts';
import type { TestApp } from '../app.ts';

/** Makes an account an active owner of a station. */
export async function makeOwner(server: TestApp, station_id: number, owner: Session) {
  await server.database.kysely
    .insertInto('station_owner')
    .values({ station_id, user_id: owner.user.id, state: 'active', since: server.clock.now() })
    .execute();
}

/** Records current prices of a station. @param prices thousandths of a euro by fuel type */
export async function recordNow(
  { database, clock }: TestApp,
  stationId: number,
  prices: Readonly<Record<number, number>>,
  origin: PriceOrigin = 'administrator',
): Promise<void> {
  const claims = Object.entries(prices).map(([id, price]) => ({
    stationId,
    fuelTypeId: Number(id),
    unit: 'litre' as const,
    price,
    observedAt: clock.now(),
  }));
  await inTransaction(database.kysely, (tx) =>
    recordPrices(tx, clock, { origin, isSure: true }, claims),
  );
}

export async function ownStations({ app }: TestApp, owner: Session): Promise<OwnerStations> {
  const answer = await app.inject({ url: '/api/owner/stations', headers: asUser(owner) });
  return answer.json<OwnerStations>();
}
