/**
 * Sends the waiting reports from the page, not from the service worker: some browsers run its
 * background sync only at start (rule report-offline).
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
/** Milliseconds between retries while the page is visible. */
const AGAIN_MS = 20_000;

/** True if a report is too old to be sent: the prices must be checked again. */
export const isTooOld = (queued: Pick<QueuedReport, 'report'>, now: Date): boolean =>
  now.getTime() - Date.parse(seenAt(queued)) > LATE_MS;

let latest: Promise<unknown> = Promise.resolve();

/**
 * Sends the signed-in user's reports in sequence, and calls `onSent` after each. In one tab at
 * a time.
 */
export async function sendOutbox(onSent: () => void): Promise<void> {
  const all = () => sendAll(onSent);
  const locks = (navigator as Partial<Navigator>).locks;
  // Without locks, only this tab sends in sequence.
  const turn = locks ? locks.request(LOCK, all) : latest.then(all);
  latest = turn.catch(() => undefined);
  await turn;
}

async function sendAll(onSent: () => void): Promise<void> {
  for (const { id } of await readOutbox()) {
    // Meanwhile the author may have deleted this report, or signed out.
    const queued = outbox.get().find((each) => each.id === id);
    const visitor = getVisitor();
    if (!queued) continue;
    if (visitor.kind !== 'registered') return;
    // Another account's report waits for that account until too old.
    if (visitor.user.id !== queued.user_id) {
      if (isTooOld(queued, serverNow())) await dropFromOutbox(queued.id);
      continue;
    }
    if (queued.isAsking || queued.isAnswered || isTooOld(queued, serverNow())) continue;
    if (!(await sendOne(queued))) return;
    onSent();
  }
}

/**
 * Returns what stays queued of a report that was not fully accepted, until its author has read
 * why.
 */
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

/** Sends one report. @returns false if sending the next one now is useless */
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
    // Offline, server error or too many requests: retry later.
    if (isUnanswered(error) || error.status === 401 || error.status === 429 || error.status >= 500)
      return false;
    // The report had arrived; only the answer was lost.
    if (error.code === 'report_id_taken') {
      await dropFromOutbox(queued.id);
      return true;
    }
    // Can be sent once the e-mail is verified.
    const isAnswered = error.code !== 'email_unverified';
    await putIntoOutbox({ ...queued, problem: messageOf(error), isAnswered });
    return true;
  }
}

/**
 * Confirms the prices asked about, and sends the report again. @throws DOMException if the
 * phone cannot store it
 */
export async function insistOn(queued: QueuedReport, client: QueryClient): Promise<void> {
  const report = { ...queued.report, sure: true };
  await putIntoOutbox({ ...queued, report, problem: null, isAsking: false, isAnswered: false });
  followOutbox(client);
}

let isFollowing = false;

/**
 * Sends reports and owners' prices now, when the network returns, the page becomes visible or
 * a user signs in, and at intervals while something waits. Further calls only send.
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
