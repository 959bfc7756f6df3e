import { asUser, post, registerVerified } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { addStation } from '../stations/stations.ts';
import { driving, type Driver } from './drivers.ts';

const PETROL = 10;

/** Actions on a test's server with five stations, while three others have the medals of diesel. */
export function amongFive(server: () => TestApp) {
  const acting = driving(server);
  const { begin, report, state, pass } = acting;
  const db = () => server().database.kysely;

  const reportAt = async (
    who: Driver,
    at: number,
    price = 1745,
    { id, fuel }: { id?: string; fuel?: number } = {},
  ) => {
    pass(1);
    return await report(who, { price, fuel }, { at, sure: true, id });
  };
  const call = async (who: Driver, at: number, path: string, body: object) => {
    pass(1);
    const answer = await post(server(), path, { business_id: at, ...body }, who.headers);
    return answer.json<{
      id?: string;
      state: string;
      code?: string;
      states: { counts: boolean }[];
    }>();
  };
  return {
    ...acting,
    /** Sets diesel at five stations to 1.700 and petrol to 1.800, and waits a day. @returns the five */
    async beginWithFive(): Promise<number[]> {
      const medals = [await begin(), await addStation(db()), await addStation(db())];
      for (const [at, id] of medals.entries()) await state(1600 + at, 'operator_sheet', id);
      const five: number[] = [];
      while (five.length < 5) {
        const station = await addStation(db());
        five.push(station);
        await state(1700, 'operator_sheet', station);
        await state(1800, 'operator_sheet', station, PETROL);
      }
      pass(25 * 60);
      return five;
    },
    /** A driver reports a price, by default one that requires a known driver. @returns its state */
    reportAt,
    /** The same at several stations. */
    async reportAtAll(who: Driver, stations: readonly number[], price?: number): Promise<string[]> {
      const states: string[] = [];
      for (const at of stations) states.push(await reportAt(who, at, price));
      return states;
    },
    /** Sends a driver's call about a station. @returns the answer */
    call,
    /** A driver disputes diesel at 1.700. @returns the state */
    async dispute(who: Driver, at: number): Promise<string> {
      return (await call(who, at, '/price-disputes', { fuel_type_id: 20, price: 1.7 })).state;
    },
    /** A driver reports diesel as sold out. @returns whether that removes the rank */
    async soldOut(who: Driver, at: number): Promise<boolean> {
      const price = { state: 'sold_out', fuel_type_id: 20 };
      return (await call(who, at, '/station-states', price)).states[0]!.counts;
    },
    /** Stores the belt's median of diesel in the newest import. */
    async belt(median: number): Promise<void> {
      const now = server().clock.now();
      const report = JSON.stringify({ state: { belt: { 20: median } } });
      await db()
        .insertInto('import_run')
        .values({ kind: 'mimit', started_at: now, finished_at: now, report })
        .execute();
    },
    /** Registers an administrator who is also a known driver. */
    async knownAdministrator(): Promise<Driver> {
      const email = 'maria@example.sm';
      const session = await registerVerified(server(), email, { role: 'admin' });
      return { id: session.user.id, email, headers: asUser(session) };
    },
  };
}
