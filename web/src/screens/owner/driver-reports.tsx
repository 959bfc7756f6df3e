import { deviatesBeyond, REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import type { OwnerFuel, OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { Card } from '@pieno/ui/card.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { useState } from 'react';
import { useFocusWhen } from '../../core/browser/use-focus-when.ts';
import { m } from '../../paraglide/messages.js';
import { toThousandths } from '../../features/prices/editor/typed-price.ts';
import { askedSchedules } from './asked-schedules.ts';
import styles from './driver-reports.module.css';
import { KeepDialog } from './keep-dialog.tsx';
import { PublishedBanner } from './published-banner.tsx';
import { UnusualDialog } from './unusual-dialog.tsx';
import { usePublishing } from './use-publishing.ts';
import { DriverReportRow, type DriverReport } from './driver-report-row.tsx';

interface DriverReportsProps {
  station: OwnerStation;
  userId: string;
}

/**
 * Drivers' reports, disputes and held prices here: the owner keeps the own price, publishes theirs, or corrects it
 * (rule owner-words).
 */
export function DriverReports({ station, userId }: DriverReportsProps) {
  const [asked, setAsked] = useState<readonly ScheduledPrice[]>([]);
  const publishing = usePublishing({
    station,
    userId,
    onDone: (changed) => setAsked(askedSchedules(station, changed)),
  });
  const reports = station.fuels.flatMap(driverReports);
  /** A price far from the own one, while the owner is asked to confirm it. */
  const [far, setFar] = useState<DriverReport | null>(null);
  /** Position in the list of the last answer: its outcome is shown there. */
  const [place, setPlace] = useState(0);
  const { isDone } = publishing;
  const done = useFocusWhen<HTMLLIElement>(isDone && asked.length === 0);
  if (reports.length === 0 && !isDone) return null;
  const publish = (report: DriverReport, sure?: true) => {
    const { fuel, price, own } = report;
    setPlace(reports.indexOf(report));
    if (own !== undefined && isFar(price, own) && !sure) return setFar(report);
    publishing.publish({ prices: [{ fuel_type_id: fuel.fuel_type.id, price }] }, sure);
  };
  // Confirms the own price, which settles the drivers' objections.
  const refuse = (report: DriverReport, price: number) => {
    setPlace(reports.indexOf(report));
    const prices = [{ fuel_type_id: report.fuel.fuel_type.id, price }];
    publishing.publish({ prices, unchanged: true });
  };
  const problem = publishing.failure[0] ?? Object.values(publishing.errors)[0];
  const published = isDone && (
    <li key={publishing.published} ref={done} tabIndex={-1}>
      <PublishedBanner
        text={m.owner_published({ count: 1 })}
        publishing={publishing}
        stationId={station.business.id}
        userId={userId}
      />
    </li>
  );
  const rows = reports.map((report, index) => (
    <DriverReportRow
      key={`${report.fuel.fuel_type.id} ${report.price} ${report.seenAt}`}
      report={report}
      problem={index === place && !publishing.isAsking ? problem : undefined}
      isSending={publishing.isSending}
      onConfirm={() => publish(report)}
      onRefuse={(price) => refuse(report, price)}
    />
  ));
  return (
    <Card title={m.owner_words()}>
      <ul role="list" className={styles.rows}>
        {rows.toSpliced(place, 0, ...(published ? [published] : []))}
      </ul>
      {asked.length > 0 && (
        <KeepDialog
          stationId={station.business.id}
          userId={userId}
          asked={asked}
          onClose={() => setAsked([])}
        />
      )}
      {far && (
        <UnusualDialog
          fuels={station.fuels}
          questions={questionAbout(far)}
          prices={new Map([[far.fuel.fuel_type.id, toThousandths(far.price)]])}
          onConfirm={() => {
            setFar(null);
            publish(far, true);
          }}
          onCorrect={() => setFar(null)}
        />
      )}
      {publishing.isAsking && (
        <UnusualDialog
          fuels={station.fuels}
          questions={publishing.errors}
          prices={publishing.sentPrices}
          onConfirm={publishing.confirm}
          onCorrect={publishing.correct}
        />
      )}
    </Card>
  );
}

const isFar = (price: number, own: number): boolean =>
  deviatesBeyond(toThousandths(price), toThousandths(own), REPORT_GATE.askPermille);

function questionAbout({ fuel, own = 0 }: DriverReport): Record<string, string> {
  return { [fuel.fuel_type.id]: m.error_price_unusual_own({ last: euroText(own) }) };
}

function driverReports(fuel: OwnerFuel): DriverReport[] {
  const { price: shown, disputes, reported } = fuel;
  const contested: DriverReport[] =
    disputes > 0 && shown
      ? [
          {
            fuel,
            price: shown.price,
            own: shown.price,
            text: m.owner_word_contested({ count: disputes }),
            seenAt: null,
          },
        ]
      : [];
  const own = shown?.source === 'driver' ? undefined : shown?.price;
  const reports = reported.map((report) => ({
    fuel,
    price: report.price,
    own,
    text: textOf(report),
    seenAt: report.seen_at,
  }));
  return [...contested, ...reports];
}

function textOf({ state, counts }: OwnerFuel['reported'][number]): string {
  if (state === 'held') return m.owner_word_held();
  return counts ? m.owner_word_counts() : m.owner_word_reported();
}
