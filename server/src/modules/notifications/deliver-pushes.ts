import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import type { Browser, Push, PushResult } from '../push/push.ts';
import { findBrowsers, forgetBrowsers } from '../push/subscriptions.ts';
import { goneOf, pushMessages } from './push-message.ts';
import { claimPushes, finishPushes, postponePush, type ClaimedPush } from './deliveries.ts';
import { mayLeave } from './quiet-hours.ts';
import { readAddressed } from './read-addressed.ts';

export interface PushDeliveryParts {
  db: Executor;
  clock: Clock;
  /** Undefined where nothing can be sent to browsers. */
  push: Push | undefined;
}

interface Outcome {
  claimed: ClaimedPush;
  browsers: readonly Browser[];
  results: readonly PushResult[];
}

const CLAIM = 20;
/** Milliseconds after each failure; a message that expires before is dropped. */
const BACK_OFF_MS = [30_000, 120_000, 600_000, 1_500_000] as const;

/**
 * Sends what is due to browsers, one claim after the other, nothing in quiet hours (rule push-delivery). The claims
 * of a killed process are due again after the lease.
 * @param signal aborted when the process stops: what is not sent is due again at once
 */
export async function deliverPushes(parts: PushDeliveryParts, signal: AbortSignal): Promise<void> {
  const { db, clock, push } = parts;
  const send = push && pushMessages(push);
  while (!signal.aborted) {
    const now = clock.now();
    if (!mayLeave(now)) return;
    // oxlint-disable-next-line no-await-in-loop -- one claim after the other
    const claims = await claimPushes(db, now, CLAIM);
    if (claims.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- one claim after the other
    await settle(parts, await sendAll(parts, claims, send, now, signal), signal);
  }
}

async function sendAll(
  { db }: PushDeliveryParts,
  claims: readonly ClaimedPush[],
  send: ReturnType<typeof pushMessages> | undefined,
  now: Date,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const living = claims.filter(({ expiresAt }) => expiresAt > now);
  const ids = living.map(({ notificationId }) => notificationId);
  const addressed = await readAddressed(db, 'push', ids, now);
  const people = [...new Set([...addressed.values()].map(({ userId }) => userId))];
  const all = await findBrowsers(db, people, now);
  return await Promise.all(
    claims.map(async (claimed) => {
      const { notificationId, expiresAt, pushedTo } = claimed;
      const message = addressed.get(notificationId);
      if (!message || !send) return { claimed, browsers: [], results: [] };
      const browsers = (all.get(message.userId) ?? []).filter(({ id }) => !pushedTo.includes(id));
      const results = await send(message, browsers, { now, expiresAt, signal });
      return { claimed, browsers, results };
    }),
  );
}

async function settle(
  { db, clock }: PushDeliveryParts,
  outcomes: readonly Outcome[],
  signal: AbortSignal,
): Promise<void> {
  await forgetBrowsers(
    db,
    outcomes.flatMap(({ browsers, results }) => goneOf(browsers, results)),
  );
  const now = clock.now();
  const again = outcomes.map((outcome) => nextTry(outcome, now, signal.aborted));
  await finishPushes(
    db,
    outcomes.filter((_, index) => !again[index]).map(({ claimed }) => claimed.notificationId),
  );
  for (const [index, { claimed, browsers, results }] of outcomes.entries()) {
    const next = again[index];
    if (!next) continue;
    const sent = browsers.filter((_, at) => results[at] === 'sent').map(({ id }) => id);
    const pushedTo = [...claimed.pushedTo, ...sent];
    // oxlint-disable-next-line no-await-in-loop -- few, as a service that fails is rare
    await postponePush(db, { ...claimed, tries: next.tries, pushedTo }, next.at);
  }
}

/** @returns undefined where nothing is tried again, or it would be too late */
function nextTry(
  { claimed: { tries, expiresAt }, results }: Outcome,
  now: Date,
  isStopping: boolean,
): { at: Date; tries: number } | undefined {
  const waits = results.flatMap((result) => (typeof result === 'object' ? [result.laterMs] : []));
  if (waits.length === 0) return undefined;
  if (isStopping) return { at: now, tries };
  const at = new Date(now.getTime() + Math.max(BACK_OFF_MS[tries] ?? Infinity, ...waits));
  return at < expiresAt ? { at, tries: tries + 1 } : undefined;
}
