import type { BusinessDetails, Connector } from '@pieno/contract/stations/business.ts';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import { agedAt } from '@pieno/contract/prices/freshness.ts';
import { DECADE_COLORS, decadeOf, isDecade, unitsOf } from '@pieno/contract/prices/fuels.ts';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { demoPriceShare } from '../../features/prices/demo-price-share.ts';
import { decadeName } from '../../features/prices/category-names.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { StateMark } from '../../features/prices/state-mark.tsx';
import { stateOf } from '../../features/prices/state-text.ts';
import { ReportActions } from '../../features/reports/totem/report-actions.tsx';
import { SheetButton } from '../../features/reports/sheet/sheet-button.tsx';
import { PRICES_FOCUS } from '../../features/reports/station-return-to.ts';
import { linesOf } from '../../features/reports/totem/station-lines.ts';
import type { TotemParts } from '../../features/reports/totem/station-report.tsx';
import { later } from '../../core/takeover/later.ts';
import { keptReports } from './kept-reports.tsx';
import { PriceLine } from './price-line.tsx';
import styles from './prices-card.module.css';
import { sheetEntry } from './sheet-entry.ts';
import { useRanks } from './use-ranks.ts';

interface ReportProps {
  details: BusinessDetails;
  children: (parts: TotemParts) => ReactNode;
}

const PLAIN: TotemParts = { beside: new Map(), foot: null, editor: null };

// For charging sites only, and not cached with a ranking.
const ConnectorList = later<{ connectors: Connector[] }>(
  () =>
    import('./connector-list.tsx').then((module) => module.ConnectorList).catch(() => () => null),
  { isFirst: () => false },
);

const StationReport = later<ReportProps>(() =>
  import('../../features/reports/totem/station-report.tsx')
    .then((module) => module.StationReport)
    .catch(
      // Never loaded on this phone, and no network now: the prices work without it.
      () =>
        ({ children }: ReportProps) =>
          children(PLAIN),
    ),
);

/**
 * 'Prezzi Carburanti' on the dark totem panel: every fuel with its price, age, date and unit, the categories without a
 * known price (rule station-prices), the buttons to confirm or change prices, and a charging site's plugs.
 * @param isPartial true for a ranking's data of a station never opened: there is nothing to confirm yet
 */
export function PricesCard({
  details,
  isPartial = false,
}: {
  details: BusinessDetails;
  isPartial?: boolean;
}) {
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  // Returning from a sign-in that a report required.
  useEffect(() => {
    const focus = new URLSearchParams(globalThis.location.search).get('focus');
    // An outcome or a question is already in view.
    const isShown = place.current?.contains(document.activeElement);
    if (focus === PRICES_FOCUS && !isShown) place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const totem = (parts: TotemParts) => (
    <Totem details={details} parts={parts} hasSheets={!isPartial} />
  );
  if (isPartial) return <div className={styles.card}>{totem(keptReports(details, now))}</div>;
  return (
    <div ref={place} className={styles.card}>
      <Suspense fallback={totem({ ...PLAIN, foot: <FootPlace details={details} /> })}>
        <StationReport details={details}>{totem}</StationReport>
      </Suspense>
    </div>
  );
}

/** Reserves space for the buttons while they load. */
function FootPlace({ details }: { details: BusinessDetails }) {
  // Demo prices are not confirmed: one button instead of a question with several.
  const lines = linesOf(details, useNow()).filter(({ price }) => price !== null);
  return (
    <div className={styles.footPlace} inert>
      <ReportActions
        rest={null}
        sending={[]}
        lines={lines}
        whole={lines}
        isMain
        isFirst={lines.length === 0}
        onConfirm={nothing}
        onChange={nothing}
      />
    </div>
  );
}

const nothing = () => undefined;

interface TotemProps {
  details: BusinessDetails;
  parts: TotemParts;
  hasSheets: boolean;
}

function Totem({ details, parts, hasSheets }: TotemProps) {
  const now = useNow();
  const prices = agedAt(details.prices, now, details.states);
  const ranks = useRanks(details, prices);
  const unknown = details.unknown_decades;
  const more = (decade: number, name: string) =>
    hasSheets && <SheetButton entry={sheetEntry(details, decade, prices, ranks)} name={name} />;
  if (parts.editor)
    return (
      <Card title={m.business_prices()} variant="totem">
        {parts.editor}
      </Card>
    );
  return (
    <Card title={m.business_prices()} variant="totem">
      {prices.length + unknown.length === 0 ? (
        <p className={styles.empty}>{m.business_no_prices()}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {prices.map((fuel, index) => (
            <PriceLine
              key={fuel.fuel_type.id}
              fuel={fuel}
              business={details.details}
              area={details.areas[0]}
              withUnit={fuel.fuel_type.unit !== prices[index - 1]?.fuel_type.unit}
              rank={ranks.get(fuel.fuel_type.id)}
              state={stateOf(fuel, details.states, now)}
              beside={parts.beside.get(fuel.fuel_type.id)}
              more={more(decadeOf(fuel.fuel_type.id), fuelName(fuel.fuel_type))}
            />
          ))}
          {unknown.map((decade) => (
            <UnknownLine
              key={decade}
              decade={decade}
              state={stateOf(baseOf(decade), details.states, now)}
              more={more(decade, decadeName(decade))}
            />
          ))}
        </ul>
      )}
      {parts.foot}
      {details.business.connectors.length > 0 && (
        <Suspense>
          <ConnectorList connectors={details.business.connectors} />
        </Suspense>
      )}
      {demoPriceShare(prices) === 'all' && (
        <p className={styles.note}>
          <strong>{m.price_demo_title()}</strong> {m.price_demo_text()}
        </p>
      )}
    </Card>
  );
}

/** The fuel for a category's unavailability: its base grade has the category's number. */
const baseOf = (decade: number) => ({
  fuel_type: { id: decade, unit: isDecade(decade) ? unitsOf(decade)[0]! : ('litre' as const) },
});

interface UnknownLineProps {
  decade: number;
  state: StationState | undefined;
  more: ReactNode;
}

function UnknownLine({ decade, state, more }: UnknownLineProps) {
  return (
    <li className={styles.line}>
      <div className={styles.fuel}>
        <p className={styles.name}>
          <FuelDot color={DECADE_COLORS[isDecade(decade) ? decade : 100]} />
          <span>{decadeName(decade)}</span>
        </p>
        <p className={styles.age}>
          <StateMark state={state} />
          {m.price_unknown()}
        </p>
      </div>
      {more}
    </li>
  );
}
