import type { BusinessDetails } from '@pieno/contract/business.ts';
import type { ReactNode } from 'react';
import { useFeature } from '../account/use-feature.tsx';
import { useNow } from '../hooks/use-now.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { ReportedLine } from './reported-line.tsx';
import { confirmationOf, confirmationsOf, linesOf, type ReportEntry } from './station-lines.ts';
import { useReport } from './use-report.ts';

/** What stands on the totem beside the prices. */
export interface TotemParts {
  /** By fuel, what drivers report of it. */
  beside: ReadonlyMap<number, ReactNode>;
  /** The buttons below the prices. */
  foot: ReactNode;
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
  const lines = linesOf(details, useNow(), decade);
  const reporting = useReport(details.business);
  const isSending = reporting.phase.kind === 'sending';
  const submit = (entries: readonly ReportEntry[]) =>
    isAllowed ? reporting.submit(entries) : invite();
  const confirmations = confirmationsOf(lines);
  const beside = new Map(
    lines.flatMap(({ fuel, reported }) =>
      reported
        ? [
            [
              fuel.id,
              <ReportedLine
                key={fuel.id}
                reported={reported}
                isBusy={isSending}
                onAgree={() => submit([confirmationOf(fuel.id, reported.price)])}
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
            isSending={isSending}
            onConfirm={confirmations.length > 0 ? () => submit(confirmations) : undefined}
          />
        ),
      })}
      <ReportOutcome businessId={details.business.id} lines={lines} reporting={reporting} />
      {invitation}
    </>
  );
}
