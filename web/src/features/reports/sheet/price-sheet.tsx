import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { agedAt, lastingAt, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { decadeOf, ELECTRIC, isDecade, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area, StationState } from '@pieno/contract/prices/prices.ts';
import { kilometresBetween } from '@pieno/contract/stations/distance.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { positionOf } from '@pieno/ui/map/position.ts';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import IconX from '~icons/tabler/x';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { AlertButton } from '../../alerts/alert-button.tsx';
import { businessQuery } from '../../../core/api/stations/business.ts';
import { NOTHING_MORE } from '../../../core/api/stations/nothing-more.ts';
import { Star } from '../../favorites/star.tsx';
import { distanceText } from '../../../core/format/distance.ts';
import { placeText } from '../../../core/format/place.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { DirectionsLink } from '../../station/directions-link.tsx';
import { useHere } from '../../position/use-here.ts';
import { decadeName } from '../../prices/category-names.ts';
import { stateText } from '../../prices/state-text.ts';
import { SmacCredit } from '../../prices/smac/smac-credit.tsx';
import { More } from './more.tsx';
import { PriceDetails } from './price-details.tsx';
import { PriceFacts } from './price-facts.tsx';
import styles from './price-sheet.module.css';
import type { SheetEntry } from './sheet-target.ts';
import { StateChips } from './state-chips.tsx';
import { StationReport } from '../totem/station-report.tsx';
import { useDisputes } from './use-disputes.ts';
import { WhyPanel } from './why-panel.tsx';

const AreaTrend = lazy<
  (props: { decade: number; area: Area; mode: FuelMode | undefined }) => ReactNode
>(() =>
  import('../../prices/history/area-trend.tsx')
    .then((module) => ({ default: module.AreaTrend }))
    // Not cached on this phone: show nothing.
    .catch(() => ({ default: () => null })),
);

export interface PriceSheetProps {
  entry: SheetEntry;
  /** The mode of the ranking; undefined for both. */
  mode?: FuelMode | undefined;
  onClose: () => void;
}

/**
 * A station's prices of one category, most useful parts first (rule price-sheet): the sign,
 * directions, the totem's buttons to confirm or change prices, and the rest behind 'Altro'.
 */
export function PriceSheet({ entry, mode, onClose }: PriceSheetProps) {
  const titleId = useId();
  const now = useNow();
  const { decade, business } = entry;
  const { data } = useQuery(businessQuery(String(business.id)));
  const disputes = useDisputes(business.id);
  const here = useHere();
  const there = positionOf(business.latitude, business.longitude);
  const details = data?.data ?? detailsOf(entry);
  const fuels = agedAt(details.prices, now, details.states).filter(
    ({ fuel_type }) => decadeOf(fuel_type.id) === decade,
  );
  const area = details.areas[0] ?? 'SM';
  const states = lastingAt(details.states, now).filter((state) => concernsDecade(state, decade));
  const opening = data ? (details.closed ? undefined : details.details) : entry.opening;
  const smac = { business: data ? details.details : entry, area: details.areas[0] };
  const shared = { businessId: business.id, area, disputes };
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <form method="dialog" className={styles.closing}>
        <button type="submit" className={styles.close} aria-label={m.sheet_close()}>
          <IconX size={24} stroke={1.75} aria-hidden="true" />
        </button>
      </form>
      <div className={`${styles.sheet} ${styles.box}`}>
        <div className={styles.top}>
          <div className={styles.text}>
            <h2 id={titleId} className={styles.title}>
              <span translate="no">{business.name}</span> · {decadeName(decade)}
            </h2>
            <p className={styles.about}>
              {here && there && (
                <>
                  <strong>{distanceText(kilometresBetween(here, there))}</strong>
                  {' · '}
                </>
              )}
              <span translate="no">{placeText(business)}</span>
            </p>
          </div>
          <Star id={business.id} />
        </div>
        {states.map((state) => (
          <p key={`${state.state}-${state.fuel_type_id}`} className={styles.state}>
            {stateText(state, details.prices)}
          </p>
        ))}
        <StationReport
          details={details}
          decade={decade}
          renderMore={(whole) => (
            <More>
              {fuels.map((fuel) => (
                <PriceDetails
                  key={fuel.fuel_type.id}
                  fuel={fuel}
                  withName={fuels.length > 1}
                  {...shared}
                />
              ))}
              {fuels[0] && <SmacCredit fuel={fuels[0]} {...smac} form="why" />}
              {whole}
              <StateChips businessId={business.id} decade={decade} fuels={fuels} states={states} />
              <WhyPanel entry={entry} areas={details.areas} mode={mode} />
              <Suspense>
                <AreaTrend decade={decade} area={area} mode={mode} />
              </Suspense>
              <Link to={`/business/${business.id}`}>{m.sheet_station()}</Link>
            </More>
          )}
        >
          {({ beside, foot, editor }) => (
            <>
              <Card variant="totem">
                {editor ?? (
                  <>
                    {fuels.length === 0 && <p className={styles.about}>{m.price_unknown()}</p>}
                    <ul role="list" className={styles.sheet}>
                      {fuels.map((fuel) => (
                        <li key={fuel.fuel_type.id} className={styles.facts}>
                          <PriceFacts fuel={fuel} {...{ opening, smac }} {...shared} />
                          {beside.get(fuel.fuel_type.id)}
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </Card>
              {!editor && (
                <div className={styles.acts}>
                  {there && <DirectionsLink {...there} name={business.name} />}
                  {foot}
                  {isDecade(decade) && (
                    <AlertButton
                      about={{ wish: { decade, mode: modeOf(fuels), business } }}
                      label={m.alert_me_falls()}
                      variant="quiet"
                    />
                  )}
                </div>
              )}
            </>
          )}
        </StationReport>
      </div>
    </Modal>
  );
}

/** The mode in which a station sells a category, if only one. */
function modeOf(fuels: readonly AgedPrice[]): FuelMode | undefined {
  const modes = new Set(fuels.map(({ fuel_type }) => fuel_type.mode));
  return modes.size === 1 ? [...modes][0] : undefined;
}

/** A state may concern a fuel without a known price. */
function concernsDecade({ state, fuel_type_id: id }: StationState, decade: number): boolean {
  if (id !== null) return decadeOf(id) === decade;
  return state !== 'charger_broken' || decade === ELECTRIC;
}

/** The ranking's data on the station, until its page loads, or offline. */
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
