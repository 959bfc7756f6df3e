import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Push } from '../push/push.ts';
import { findBrowsers, forgetBrowsers } from '../push/subscriptions.ts';
import { notify } from './notify.ts';
import { goneOf, pushMessages } from './push-message.ts';
import { readAddressed } from './read-addressed.ts';

/** Milliseconds until a test expires: its user is waiting. */
const LIFE_MS = 10 * 60_000;

/** Sends a test message to a person's browsers at once, also in quiet hours (rule push-test). */
export async function sendTest(
  { db, clock, push }: { db: Executor; clock: Clock; push: Push },
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const id = await notify(db, { userId, at: now, kind: 'test', params: {}, channels: [] });
  const addressed = (await readAddressed(db, 'push', [id], now)).get(id);
  if (!addressed) return;
  const browsers = (await findBrowsers(db, [userId], now)).get(userId) ?? [];
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  const results = await pushMessages(push)(addressed, browsers, { now, expiresAt, signal });
  await forgetBrowsers(db, goneOf(browsers, results));
}
