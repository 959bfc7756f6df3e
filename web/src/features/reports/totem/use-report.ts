import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { isRecorded, isVoid } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReport, PriceReportAnswer } from '@pieno/contract/prices/reports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isUnanswered } from '../../../core/api/api-error.ts';
import { newId } from '../../../core/api/new-id.ts';
import { showsPrices } from '../../../core/api/prices/price-queries.ts';
import { sendReport } from '../../../core/api/prices/reports.ts';
import { serverNow } from '../../../core/api/server-clock.ts';
import { getVisitor } from '../../../core/session/session.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import { dropFromOutbox, outbox, putIntoOutbox } from '../outbox/outbox.ts';
import { rememberReport } from '../recent-reports.ts';
import { answeredReport, followOutbox } from '../outbox/send-outbox.ts';
import type { ReportEntry } from './station-lines.ts';
import { decidedReport, forgetTapped, keepTapped, tapped } from '../tapped/tapped-report.ts';
import { useNear } from '../use-near.ts';

export type ReportPhase =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** The report waits until the e-mail is verified. */
  | { kind: 'unverified' }
  | { kind: 'failed'; error: Error }
  /** No network: the report waits on the phone. */
  | { kind: 'queued' }
  | { kind: 'answered'; answer: PriceReportAnswer };

export interface Reporting {
  phase: ReportPhase;
  /** The last report sent or waiting. */
  report: PriceReport | null;
  /** @param draft the report to correct: it keeps its time, and its id while in the queue */
  submit: (entries: readonly ReportEntry[], draft?: PriceReport) => void;
  /** Keeps the report for the account that a guest is about to create. */
  keep: (entries: readonly ReportEntry[]) => void;
  /** The report tapped before the sign-in, until another is made. */
  tapped: { report: PriceReport; send: () => void; drop: () => void } | null;
  /** Sends the same report again, e.g. after a failure. */
  again: () => void;
  /** Sends it again, after the user confirmed that the prices are right. */
  insist: () => void;
  reset: () => void;
}

const IDLE: ReportPhase = { kind: 'idle' };

/**
 * Submits a user's report of a station's prices (rule report-entries). Only registered users
 * may submit.
 * @param isPage true on the station's own page, where a guest's report is sent after
 * registration (rule report-tapped)
 */
export function useReport(
  { id, name, latitude, longitude }: BusinessDetails['business'],
  isPage: boolean,
): Reporting {
  const near = useNear(latitude, longitude);
  const queries = useQueryClient();
  const user = useUser();
  const [decided] = useState(() => (isPage ? decidedReport(id, user) : null));
  const [phase, setPhase] = useState<ReportPhase>(decided ? { kind: 'sending' } : IDLE);
  const [report, setReport] = useState<PriceReport | null>(decided);
  const [isDropped, setDropped] = useState(false);
  // A second tap may arrive before the first one is rendered.
  const isBusy = useRef(false);

  async function send(wanted: PriceReport): Promise<void> {
    // Read now: the e-mail may have been verified since rendering.
    const visitor = getVisitor();
    if (isBusy.current || visitor.kind !== 'registered') return;
    const { user: author } = visitor;
    setReport(wanted);
    if (!author.email_verified) {
      if (tapped('report', id, author)?.id !== wanted.id) keepTapped('report', wanted, author.id);
      return setPhase({ kind: 'unverified' });
    }
    isBusy.current = true;
    setPhase({ kind: 'sending' });
    try {
      const answer = await sendReport(wanted);
      forgetTapped('report');
      rememberReport(wanted, author.id, answer, serverNow());
      await settleDraft(wanted, answer).catch(() => undefined);
      // Refresh the prices before showing the results.
      await queries.invalidateQueries({ predicate: showsPrices });
      setPhase({ kind: 'answered', answer });
    } catch (error) {
      setPhase(await afterFailure(error, wanted, author.id));
    }
    isBusy.current = false;
  }

  const sendDecided = useEffectEvent(send);
  useEffect(() => {
    if (decided) queueMicrotask(() => void sendDecided(decided));
  }, [decided]);

  /** Without a network the report waits on the phone. */
  async function afterFailure(
    error: unknown,
    wanted: PriceReport,
    by: string,
  ): Promise<ReportPhase> {
    const failed: ReportPhase = { kind: 'failed', error: error as Error };
    if (!(error instanceof ApiError)) return failed;
    const isUnverified = error.code === 'email_unverified';
    if (isUnverified || error.status === 401) keepTapped('report', wanted, by);
    if (isUnverified) return { kind: 'unverified' };
    if (!isUnanswered(error)) return failed;
    try {
      const entry = { user_id: by, business_name: name, report: wanted, problem: null };
      await putIntoOutbox({ id: wanted.id, ...entry });
      forgetTapped('report');
      followOutbox(queries);
      return { kind: 'queued' };
    } catch {
      // This phone cannot store it: the user must send it again.
      return failed;
    }
  }

  const made = (entries: readonly ReportEntry[]): PriceReport => ({
    id: newId(),
    business_id: id,
    seen_at: serverNow().toISOString(),
    ...(near !== undefined && { near }),
    entries: [...entries],
  });
  const kept = phase.kind === 'idle' && !isDropped ? tapped('report', id, user) : null;
  return {
    phase,
    report,
    submit: (entries, draft) =>
      void send(
        draft
          ? {
              ...draft,
              id: queuedAs(draft.id) ? draft.id : newId(),
              sure: false,
              entries: [...entries],
            }
          : made(entries),
      ),
    keep: (entries) => keepTapped('report', made(entries), null),
    tapped: kept && {
      report: kept,
      send: () => void send(kept),
      drop: () => {
        forgetTapped('report');
        setDropped(true);
      },
    },
    again: () => report && void send(report),
    insist: () => report && void send({ ...report, sure: true }),
    reset: () => {
      setPhase(IDLE);
      setReport(null);
    },
  };
}

const queuedAs = (wanted: string) => outbox.get().find(({ id }) => id === wanted);

/**
 * Keeps a queued report while it must be corrected or answered, and removes it otherwise.
 * @throws DOMException if the phone cannot store it
 */
async function settleDraft(report: PriceReport, answer: PriceReportAnswer): Promise<void> {
  const draft = queuedAs(report.id);
  if (!draft) return;
  const { results } = answer;
  const isOpen = isVoid(results) || results.some(({ state }) => state === 'ask');
  if (isOpen && !results.some(isRecorded)) {
    await putIntoOutbox(answeredReport({ ...draft, report }, answer));
  } else {
    await dropFromOutbox(draft.id);
  }
}
