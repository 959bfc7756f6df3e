import type { BusinessDetails } from '@pieno/contract/business.ts';
import { lastingAt } from '@pieno/contract/freshness.ts';
import type { PriceReportAnswer } from '@pieno/contract/reports.ts';
import { useState, type ReactNode } from 'react';
import { useFeature } from '../account/use-feature.tsx';
import { useNow } from '../hooks/use-now.ts';
import { stateText } from '../prices/state-text.ts';
import styles from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { ReportedLine } from './reported-line.tsx';
import { confirmationOf, confirmationsOf, linesOf, type ReportEntry } from './station-lines.ts';
import { useOwnReports } from './use-own-reports.ts';
import { WaitingReports } from './waiting-reports.tsx';
import { TotemEditor } from './totem-editor.tsx';
import { useReport, type ReportPhase } from './use-report.ts';

/** What stands on the totem beside the prices. */
export interface TotemParts {
  /** By fuel, what drivers report of it. */
  beside: ReadonlyMap<number, ReactNode>;
  /** The buttons below the prices. */
  foot: ReactNode;
  /** Stands in the place of the prices while they are changed; null otherwise. */
  editor: ReactNode;
}

interface StationReportProps {
  details: BusinessDetails;
  /** Only the fuels of this category. */
  decade?: number | undefined;
  /** Draws the totem. */
  children: (parts: TotemParts) => ReactNode;
}

/** A station's totem, on which drivers confirm prices or say what they are now (rule report-totem). */
export function StationReport({ details, decade, children }: StationReportProps) {
  const { isAllowed, invite, invitation } = useFeature('price_updates', 'create');
  const now = useNow();
  const lines = linesOf(details, now, decade);
  // The sheet of one category has them on top.
  const states = decade === undefined ? lastingAt(details.states, now) : [];
  const reporting = useReport(details.business);
  const { phase } = reporting;
  const isSending = phase.kind === 'sending';
  const asked = phase.kind === 'answered' && isAsking(phase.answer) ? phase.answer : null;
  /** The fuels being changed; null while none are. */
  const [edited, setEdited] = useState<readonly number[] | null>(null);
  const [answered, setAnswered] = useState<ReportPhase>(phase);
  if (answered !== phase) {
    setAnswered(phase);
    if (phase.kind === 'queued' || (phase.kind === 'answered' && !asked)) setEdited(null);
  }
  const submit = (entries: readonly ReportEntry[]) =>
    isAllowed ? reporting.submit(entries) : invite();
  const isOwn = useOwnReports(details.business.id);
  const confirmations = confirmationsOf(lines);
  const shown = new Set(details.prices.map(({ fuel_type }) => fuel_type.id));
  const beside = new Map(
    lines.flatMap(({ fuel, reported }) =>
      reported
        ? [
            [
              fuel.id,
              <ReportedLine
                key={fuel.id}
                reported={reported}
                withName={!shown.has(fuel.id)}
                isBusy={isSending}
                onAgree={
                  isOwn(fuel.id, reported.price)
                    ? undefined
                    : () => submit([confirmationOf(fuel.id, reported.price)])
                }
              />,
            ] as const,
          ]
        : [],
    ),
  );
  return (
    <>
      {children({
        beside,
        foot: (
          <ReportActions
            /* What is said of the station, and of fuels that have no line of their own yet. */
            rest={[
              ...states.map((state) => (
                <p key={`${state.state} ${state.fuel_type_id}`} className={styles.question}>
                  <strong>{stateText(state, details.prices)}</strong>
                </p>
              )),
              ...[...beside].flatMap(([id, line]) => (shown.has(id) ? [] : [line])),
            ]}
            isSending={isSending}
            onConfirm={confirmations.length > 0 ? () => submit(confirmations) : undefined}
            onChange={() => (isAllowed ? setEdited(lines.map(({ fuel }) => fuel.id)) : invite())}
          />
        ),
        editor: edited && (
          <TotemEditor
            lines={lines.filter(({ fuel }) => edited.includes(fuel.id))}
            isSending={isSending}
            asked={asked}
            onSend={reporting.submit}
            onInsist={reporting.insist}
            onCorrect={() => {
              setEdited(askedFuels(asked));
              reporting.reset();
            }}
            onCancel={() => {
              setEdited(null);
              reporting.reset();
            }}
          />
        ),
      })}
      <ReportOutcome businessId={details.business.id} lines={lines} reporting={reporting} />
      <WaitingReports businessId={details.business.id} />
      {invitation}
    </>
  );
}

const isAsking = (answer: PriceReportAnswer): boolean => askedFuels(answer).length > 0;

const askedFuels = (answer: PriceReportAnswer | null): number[] =>
  (answer?.results ?? []).flatMap(({ state, fuel_type_id }) =>
    state === 'ask' ? fuel_type_id : [],
  );
