/**
 * Sends what waits on this phone, from the page and not from the service worker, whose background sync some browsers
 * only run when it starts (rule report-offline).
 */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { isRecorded, isSlip, isVoid } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnanswered, messageOf } from '../../../core/api/api-error.ts';
import { showsPrices } from '../../../core/api/prices/price-queries.ts';
import { sendReport } from '../../../core/api/prices/reports.ts';
import { serverNow } from '../../../core/api/server-clock.ts';
import { getVisitor, visitorStore } from '../../../core/session/session.ts';
import { reportText } from '../code-texts.ts';
import { hasOutbox } from './outbox-mark.ts';
import {
  dropFromOutbox,
  lastSent,
  outbox,
  putIntoOutbox,
  readOutbox,
  seenAt,
  type QueuedReport,
} from './outbox.ts';
import { rememberReport } from '../recent-reports.ts';
import { sendPrices } from './send-prices.ts';

const LATE_MS = REPORT_LIMITS.lateHours * 3_600_000;
const LOCK = 'pieno-outbox';
/** Milliseconds after which a server that could not answer is tried again, while the page is looked at. */
const AGAIN_MS = 20_000;

/** True once a report is too old to be sent: the prices have to be looked at again. */
export const isTooOld = (queued: Pick<QueuedReport, 'report'>, now: Date): boolean =>
  now.getTime() - Date.parse(seenAt(queued)) > LATE_MS;

let latest: Promise<unknown> = Promise.resolve();

/** Sends the signed-in user's reports, one after the other, and calls `onSent` after each. In one tab at a time. */
export async function sendOutbox(onSent: () => void): Promise<void> {
  const all = () => sendAll(onSent);
  const locks = (navigator as Partial<Navigator>).locks;
  // Without locks at least this tab takes turns.
  const turn = locks ? locks.request(LOCK, all) : latest.then(all);
  latest = turn.catch(() => undefined);
  await turn;
}

async function sendAll(onSent: () => void): Promise<void> {
  for (const { id } of await readOutbox()) {
    // While the one before was on its way, its author may have thrown this one away, or signed out.
    const queued = outbox.get().find((each) => each.id === id);
    const visitor = getVisitor();
    if (!queued) continue;
    if (visitor.kind !== 'registered') return;
    // What another account wrote waits for it, until it is too old for anybody to send.
    if (visitor.user.id !== queued.user_id) {
      if (isTooOld(queued, serverNow())) await dropFromOutbox(queued.id);
      continue;
    }
    if (queued.isAsking || queued.isAnswered || isTooOld(queued, serverNow())) continue;
    if (!(await sendOne(queued))) return;
    onSent();
  }
}

/** What stays of a report that was not taken whole, until its author has read why. */
export function answeredReport(queued: QueuedReport, { results }: PriceReportAnswer): QueuedReport {
  const isVoided = isVoid(results);
  const untaken = results.filter((result) => (isVoided ? isSlip(result) : !isRecorded(result)));
  return {
    ...queued,
    problem: [...new Set(untaken.map(reportText))].join('. '),
    isAsking: untaken.some(({ state }) => state === 'ask'),
    untaken: untaken.map(({ fuel_type_id }) => fuel_type_id),
    isAnswered: true,
    voided: isVoided ? results : undefined,
  };
}

/** Sends one report. @returns false when there is no use in trying the next one now */
async function sendOne(queued: QueuedReport): Promise<boolean> {
  try {
    const answer = await sendReport(queued.report);
    rememberReport(queued.report, queued.user_id, answer, serverNow());
    if (answer.results.every(isRecorded)) {
      lastSent.set(queued);
      await dropFromOutbox(queued.id);
    } else {
      await putIntoOutbox(answeredReport(queued, answer));
    }
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // No network, a server in trouble, or too much for now: later.
    if (isUnanswered(error) || error.status === 401 || error.status === 429 || error.status >= 500)
      return false;
    // It came through before the network went; only its answer was lost.
    if (error.code === 'report_id_taken') {
      await dropFromOutbox(queued.id);
      return true;
    }
    // Once the e-mail is verified, the report may go.
    const isAnswered = error.code !== 'email_unverified';
    await putIntoOutbox({ ...queued, problem: messageOf(error), isAnswered });
    return true;
  }
}

/** Says that the prices asked about are meant: the report goes once more. @throws DOMException if the phone stores nothing */
export async function insistOn(queued: QueuedReport, client: QueryClient): Promise<void> {
  const report = { ...queued.report, sure: true };
  await putIntoOutbox({ ...queued, report, problem: null, isAsking: false, isAnswered: false });
  followOutbox(client);
}

let isFollowing = false;

/**
 * Sends reports and owners' prices now, whenever the network returns, the page is looked at again or somebody signs in, and
 * while something waits, as long as the page lives. Further calls only send.
 */
export function followOutbox(client: QueryClient): void {
  const refetch = () => void client.invalidateQueries({ predicate: showsPrices });
  const send = () => {
    if (document.visibilityState !== 'visible') return;
    void sendOutbox(refetch).catch(() => undefined);
    void sendPrices(client).catch(() => undefined);
  };
  send();
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('online', send);
  document.addEventListener('visibilitychange', send);
  visitorStore.subscribe(send);
  setInterval(() => hasOutbox.get() && send(), AGAIN_MS);
}
