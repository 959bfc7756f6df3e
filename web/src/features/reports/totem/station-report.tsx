import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { Fragment, type ReactNode } from 'react';
import { useFeature } from '../../account/use-feature.tsx';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { stateOf } from '../../prices/state-text.ts';
// Imported statically: needed when the network fails.
import '../outbox/outbox-notice.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { QueuedLine, ReportedLine } from './reported-line.tsx';
import { confirmationOf, linesOf, type ReportEntry, type StationLine } from './station-lines.ts';
import { useOwnReports } from './use-own-reports.ts';
import { pricesText } from '../sent-text.ts';
import { TappedNotice } from '../tapped/tapped-notice.tsx';
import { TappedDisputeOrState } from '../tapped/tapped-dispute-or-state.tsx';
import { WaitingReports } from '../outbox/waiting-reports.tsx';
import { TotemEditor } from './totem-editor.tsx';
import { stationReturnTo } from '../station-return-to.ts';
import { useLedDraft } from '../outbox/use-drafts.ts';
import { useEditing } from './use-editing.ts';
import { useReport } from './use-report.ts';

/** Parts of the totem besides the prices. */
export interface TotemParts {
  /** Drivers' reports, by fuel. */
  beside: ReadonlyMap<number, ReactNode>;
  /** The buttons below the prices. */
  foot: ReactNode;
  /** Replaces the prices while editing; null otherwise. */
  editor: ReactNode;
}

interface StationReportProps {
  details: BusinessDetails;
  /** Only fuels of this category. */
  decade?: number | undefined;
  /** Renders the totem. */
  children: (parts: TotemParts) => ReactNode;
  /**
   * Renders the content below the results. @param whole the button that confirms all prices of
   * the station
   */
  renderMore?: (whole: ReactNode) => ReactNode;
}

/** A station's totem, on which drivers confirm prices or report new ones (rule report-totem). */
export function StationReport({ details, decade, children, renderMore }: StationReportProps) {
  const { isAllowed, invite, invitation } = useFeature(
    'price_updates',
    'create',
    stationReturnTo(details.business.id),
  );
  const now = useNow();
  const whole = linesOf(details, now);
  const lines = linesOf(details, now, decade);
  // A sheet shows only some fuels: a whole report is corrected on the station's page.
  const isWhole = decade === undefined;
  const reporting = useReport(details.business, isWhole);
  const isSending = reporting.phase.kind === 'sending';
  const led = useLedDraft(details.business.id);
  const { editing, answered, open, start, correct, stop } = useEditing(
    lines.map(({ fuel }) => fuel),
    reporting,
    isWhole ? led : undefined,
  );
  const draft = editing?.draft?.report;
  const { tapped: waiting } = reporting;
  const submit = (entries: readonly ReportEntry[], of?: PriceReport) => {
    if (isAllowed) return reporting.submit(entries, of);
    reporting.keep(entries);
    invite();
  };
  const { isOwn, isReported, queued } = useOwnReports(details.business.id);
  const sending = isSending ? (reporting.report?.entries ?? []) : [];
  const toConfirm = ({ price }: StationLine) => price !== null && !isReported(price);
  const shown = new Set(details.prices.map(({ fuel_type }) => fuel_type.id));
  const beside = new Map(
    lines.flatMap(({ fuel, reported }) => {
      const price = queued.get(fuel.id);
      const own = price !== undefined && <QueuedLine key={fuel.id} price={price} />;
      return reported
        ? [
            [
              fuel.id,
              <Fragment key={fuel.id}>
                <ReportedLine
                  reported={reported}
                  withName={!shown.has(fuel.id)}
                  state={
                    shown.has(fuel.id)
                      ? undefined
                      : stateOf({ fuel_type: fuel }, details.states, now)
                  }
                  isBusy={isSending}
                  onAgree={
                    isOwn(fuel.id, reported.price)
                      ? undefined
                      : () => submit([confirmationOf(fuel.id, reported.price)])
                  }
                />
                {own}
              </Fragment>,
            ] as const,
          ]
        : own
          ? [[fuel.id, own] as const]
          : [];
    }),
  );
  return (
    <>
      {children({
        beside,
        foot: (
          <ReportActions
            /* Reports of fuels without a row of their own. */
            rest={[...beside].flatMap(([id, line]) => (shown.has(id) ? [] : [line]))}
            sending={sending}
            lines={lines.filter(toConfirm)}
            whole={isWhole ? whole.filter(toConfirm) : []}
            isMain={isWhole}
            isFirst={lines.every(({ price }) => price === null)}
            onConfirm={submit}
            onChange={start}
          />
        ),
        editor: editing && (
          <TotemEditor
            lines={editing.fuels.map(
              (fuel) =>
                lines.find((line) => line.fuel.id === fuel.id) ?? {
                  fuel,
                  price: null,
                  reported: null,
                },
            )}
            isSending={isSending}
            isGuest={!isAllowed}
            draft={draft}
            isQueued={editing.draft?.isTapped !== true}
            answered={answered}
            onSend={(entries) => submit(entries, draft)}
            onInsist={reporting.insist}
            onCorrect={reporting.reset}
            onCancel={stop}
          />
        ),
      })}
      {!editing && waiting && (
        <TappedNotice onSend={waiting.send} onDrop={waiting.drop}>
          {m.report_tapped({ prices: pricesText(waiting.report.entries, lines) })}
        </TappedNotice>
      )}
      {isWhole && <TappedDisputeOrState businessId={details.business.id} lines={lines} />}
      <ReportOutcome
        businessId={details.business.id}
        lines={whole}
        decade={decade}
        open={open}
        reporting={reporting}
      />
      <WaitingReports
        businessId={details.business.id}
        shownId={draft?.id}
        onCorrect={isWhole ? (editing ? null : correct) : undefined}
      />
      {renderMore?.(
        <ConfirmAll whole={whole.filter(toConfirm)} sending={sending} onConfirm={submit} />,
      )}
      {invitation}
    </>
  );
}
