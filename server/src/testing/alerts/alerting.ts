import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Alert, AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { AlertNews, SentParams } from '@pieno/contract/notifications/sent-params.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { instantAt } from '@pieno/contract/wall-time.ts';
import { lookOut } from '../../modules/alerts/evaluator.ts';
import { asUser, registerVerified } from '../accounts.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { recordNow } from '../stations/owners.ts';
import { addFuelTypes, addStation } from '../stations/stations.ts';

const DIESEL = 20;
/** An alert for diesel in San Marino below 1.650, for the inbox alone. */
export const WISH = { decade: DIESEL, area: 'SM', below: 1.65, channels: [] } as const;

/**
 * Sets up tests of alerts: before each an empty database, on Monday 23 November 2026 at nine o'clock in San Marino,
 * with two stations that sell diesel for 1.700 and 1.720, and Anna.
 */
export function useAlerting() {
  let server: TestApp;
  let anna: Session;
  let look: () => Promise<void>;
  const stations: Record<string, number> = {};
  const db = () => server.database.kysely;
  const at = (wall: string) => {
    const [date = '', time = ''] = wall.split(' ');
    server.clock.set(instantAt(date, time)!.toISOString());
  };
  const evaluating = (app = server) =>
    lookOut({ db: app.database.kysely, clock: app.clock, board: app.board });
  /** Runs twice, because a change that just happened is handled in the next run. */
  const run = async (by = look) => {
    await by();
    await by();
  };
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    who = anna,
  ) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      headers: asUser(who),
      ...(payload && { payload }),
    });
  const station = async (name: string, facts: Parameters<typeof addStation>[1] = {}) =>
    (stations[name] = await addStation(db(), { name, locality: `${name}-luogo`, ...facts }));
  /** Records the current price of diesel, in thousandths of a euro. */
  const costs = (name: string, price: number, origin: PriceOrigin = 'operator_sheet') =>
    recordNow(server, stations[name]!, { [DIESEL]: price }, origin);

  beforeAll(async () => {
    server = await openTestApp();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.clear();
    // Starts from the version of the tables.
    await server.board.refresh();
    at('2026-11-23 09:00');
    await addFuelTypes(db());
    await station('Rocca');
    await station('Borgo');
    await costs('Rocca', 1700);
    await costs('Borgo', 1720);
    anna = await registerVerified(server, 'anna@example.sm');
    look = evaluating();
    await run();
  });

  return {
    server: () => server,
    anna: () => anna,
    db,
    at,
    pass: (minutes: number) => server.clock.advance(minutes * 60_000),
    station,
    stationOf: (name: string) => stations[name]!,
    costs,
    evaluating,
    run,
    look: () => look(),
    ask,
    /** Creates an alert that must be accepted. */
    async wish(draft: Partial<AlertDraft> = {}, who = anna): Promise<Alert> {
      await server.board.refresh();
      const answer = await ask('POST', '/user/alerts', { ...WISH, ...draft }, who);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Alert>();
    },
    async alerts(who = anna): Promise<Alert[]> {
      return (await ask('GET', '/user/alerts', undefined, who)).json<Alert[]>();
    },
    /** The messages since the last call: 'anna: Rocca 1640, Borgo 1645', at night with '☾ ' before it. */
    async takeMessages(): Promise<string[]> {
      const rows = await db()
        .selectFrom('notification')
        .innerJoin('app_user', 'app_user.id', 'user_id')
        .select(['notification.id', 'app_user.name', 'kind', 'params'])
        .orderBy('notification.id')
        .execute();
      await db().deleteFrom('notification').execute();
      return rows.map(({ name, kind, params }) => {
        if (kind !== 'alert') return `${name}: ${kind}`;
        const { news, night } = params as unknown as SentParams['alert'];
        const prices = news.map((one) => `${one.name} ${one.price}`).join(', ');
        return `${night ? '☾ ' : ''}${name}: ${prices}`;
      });
    },
    /** The news of the only message, which stays. */
    async news(): Promise<AlertNews[]> {
      const { params } = await db()
        .selectFrom('notification')
        .select('params')
        .executeTakeFirstOrThrow();
      return (params as unknown as SentParams['alert']).news;
    },
  };
}
