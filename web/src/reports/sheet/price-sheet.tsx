import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { agedAt, lastingAt, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { decadeOf, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area, StationState } from '@pieno/contract/prices/prices.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { positionOf } from '@pieno/ui/map/position.ts';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { businessQuery } from '../../api/stations/business.ts';
import { NOTHING_MORE } from '../../api/stations/nothing-more.ts';
import { placeText } from '../../format/place.ts';
import { useNow } from '../../hooks/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { DirectionsLink } from '../../position/directions-link.tsx';
import { decadeName } from '../../prices/category-names.ts';
import { stateText } from '../../prices/state-text.ts';
import { SmacCredit } from '../../smac/smac-credit.tsx';
import { PriceFacts, type PriceFactsProps } from './price-facts.tsx';
import styles from './price-sheet.module.css';
import type { SheetEntry } from './sheet-target.ts';
import { ELECTRIC, StateChips } from './state-chips.tsx';
import { StationReport, type TotemParts } from '../totem/station-report.tsx';
import { WhyPanel } from './why-panel.tsx';

const AreaTrend = lazy<
  (props: { decade: number; area: Area; mode: FuelMode | undefined }) => ReactNode
>(() =>
  import('../../history/area-trend.tsx')
    .then((module) => ({ default: module.AreaTrend }))
    // Not on the phone: neither is what it shows.
    .catch(() => ({ default: () => null })),
);

export interface PriceSheetProps {
  entry: SheetEntry;
  /** The mode whose ranking it stands in; undefined for that of all. */
  mode?: FuelMode | undefined;
  onClose: () => void;
}

/**
 * Everything about a station's prices of one category: whence and since when, what drivers say, the totem to confirm or
 * change them, and why the station stands where it does (rule price-sheet).
 */
export function PriceSheet({ entry, mode, onClose }: PriceSheetProps) {
  const titleId = useId();
  const now = useNow();
  const { decade, business } = entry;
  const { data } = useQuery(businessQuery(String(business.id)));
  const there = positionOf(business.latitude, business.longitude);
  const details = data?.data ?? detailsOf(entry);
  const fuels = agedAt(details.prices, now, details.states).filter(
    ({ fuel_type }) => decadeOf(fuel_type.id) === decade,
  );
  const area = details.areas[0] ?? 'SM';
  const smac = { business: data ? details.details : entry, area: details.areas[0] };
  const states = lastingAt(details.states, now).filter((state) => concernsDecade(state, decade));
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className={styles.sheet}>
        <div>
          <h2 id={titleId} className={styles.title}>
            <span translate="no">{business.name}</span> · {decadeName(decade)}
          </h2>
          <p className={styles.place} translate="no">
            {placeText(business)}
          </p>
        </div>
        {states.map((state) => (
          <p key={`${state.state}-${state.fuel_type_id}`} className={styles.state}>
            {stateText(state, details.prices)}
          </p>
        ))}
        <StationReport details={details} decade={decade}>
          {(parts) => (
            <Totem
              {...{ fuels, parts, area }}
              smac={smac}
              businessId={business.id}
              opening={data ? (details.closed ? undefined : details.details) : entry.opening}
            />
          )}
        </StationReport>
        {fuels[0] && <SmacCredit fuel={fuels[0]} {...smac} form="why" />}
        <StateChips businessId={business.id} decade={decade} fuels={fuels} states={states} />
        <WhyPanel entry={entry} areas={details.areas} mode={mode} />
        <Suspense>
          <AreaTrend decade={decade} area={area} mode={mode} />
        </Suspense>
        <div className={styles.head}>
          <Link to={`/business/${business.id}`}>{m.sheet_station()}</Link>
          {there && <DirectionsLink {...there} name={business.name} />}
        </div>
        <form method="dialog">
          <Button type="submit" variant="default" wide>
            {m.sheet_close()}
          </Button>
        </form>
      </div>
    </Modal>
  );
}

/** A state may be about a fuel whose price is not known. */
function concernsDecade({ state, fuel_type_id: id }: StationState, decade: number): boolean {
  if (id !== null) return decadeOf(id) === decade;
  return state !== 'charger_broken' || decade === ELECTRIC;
}

interface TotemProps extends Pick<PriceFactsProps, 'area' | 'businessId' | 'opening' | 'smac'> {
  fuels: readonly AgedPrice[];
  parts: TotemParts;
}

function Totem({ fuels, parts, ...shared }: TotemProps) {
  return (
    <Card variant="totem">
      {parts.editor ?? (
        <>
          {fuels.length === 0 && <p className={styles.none}>{m.price_unknown()}</p>}
          <ul role="list" className={styles.fuels}>
            {fuels.map((fuel) => (
              <li key={fuel.fuel_type.id}>
                <PriceFacts fuel={fuel} {...shared} />
                {parts.beside.get(fuel.fuel_type.id)}
              </li>
            ))}
          </ul>
          {parts.foot}
        </>
      )}
    </Card>
  );
}

/** What the ranking says of the station, until its page has arrived, or without a network. */
function detailsOf({ business, area, fuels, reported, states }: SheetEntry): BusinessDetails {
  return {
    business: { ...business, ...NOTHING_MORE },
    areas: area ? [area] : [],
    prices: fuels,
    unknown_decades: [],
    gallery_images: [],
    ...(reported && { reported }),
    ...(states && { states }),
  };
}
