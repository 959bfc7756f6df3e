import type { AlertNews } from '@pieno/contract/notifications/sent-params.ts';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { Delivery } from '../../db/schema.gen.ts';
import { notify } from '../../modules/notifications/notify.ts';
import type { TestApp } from '../app.ts';

type Channel = Delivery['channel'];

/** Adds an alert of a person as a row. @returns its id */
export async function addAlert(
  { database, clock }: TestApp,
  { user }: Session,
  channels: readonly Channel[],
): Promise<string> {
  const { id } = await database.kysely
    .insertInto('alert')
    .values({
      user_id: user.id,
      decade: 20,
      target: 'area',
      area: 'SM',
      below: 1_700,
      channels: [...channels],
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** A price that matches an alert. */
const newsOf = (alert_id: string, said_at: Date, more: Partial<AlertNews> = {}): AlertNews => ({
  alert_id,
  decade: 20,
  mode: 'self',
  unit: 'litre',
  business_id: 8,
  name: 'Alla Rocca',
  locality: 'Domagnano',
  area: 'SM',
  price: 1_689,
  said_at: said_at.toISOString(),
  fill: 45,
  saving_cents: 310,
  than: 'before',
  ...more,
});

/** Sends a person a message about alerts. @returns its id */
export async function sendNews(
  { database, clock }: TestApp,
  { user }: Session,
  channels: readonly Channel[],
  alertIds: readonly string[],
): Promise<string> {
  const at = clock.now();
  const news = alertIds.map((id, index) => newsOf(id, at, { business_id: 8 + index }));
  const params = { news, more: 0, night: false };
  return await notify(database.kysely, { userId: user.id, at, kind: 'alert', params, channels });
}

/** Pending deliveries of messages. */
export const waiting = async ({ database }: TestApp) =>
  await database.kysely
    .selectFrom('delivery')
    .select(['channel', 'next_at', 'tries', 'pushed_to'])
    .orderBy('notification_id')
    .execute();
