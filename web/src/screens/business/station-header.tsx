import IconBuilding from '~icons/tabler/building';
import { useState } from 'react';
import { Chip } from '@pieno/ui/chip.tsx';
import { agedAt, lastingAt, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import { compareFuels } from '@pieno/contract/prices/ranking.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import { Star } from '../../features/favorites/star.tsx';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { decadeName } from '../../features/prices/category-names.ts';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { doubtText } from '../../features/prices/price-marks.tsx';
import { untilMark } from '../../features/prices/until-mark.ts';
import { stateOf, stateText } from '../../features/prices/state-text.ts';
import styles from './station-header.module.css';

type StationHeaderProps = Pick<BusinessDetails, 'business' | 'states'> &
  Partial<Pick<BusinessDetails, 'prices'>>;

/**
 * The station's logo (or a building icon), name and short description, what prevents refuelling now, its star, and the
 * most requested fuels' prices, so that no card comes before the price.
 */
export function StationHeader({ business, states, prices }: StationHeaderProps) {
  const [failed, setFailed] = useState(false);
  const now = useNow();
  const lasting = lastingAt(states, now);
  const base = baseOf(agedAt(prices ?? [], now, states));
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        {business.logo_url && !failed ? (
          <img
            src={business.logo_url}
            alt=""
            width={48}
            height={48}
            onError={() => setFailed(true)}
          />
        ) : (
          <IconBuilding size={26} stroke={1.75} aria-hidden="true" />
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name} translate="no">
          {business.name}
        </h2>
        {business.short_description && (
          <p className={styles.description}>{business.short_description}</p>
        )}
        {lasting.length > 0 && (
          <p className={styles.states}>
            {lasting.map((state) => (
              <Chip key={`${state.state} ${state.fuel_type_id}`} tone="notice">
                {stateText(state, prices)}
              </Chip>
            ))}
          </p>
        )}
      </div>
      <Star id={business.id} />
      {base.length > 0 && (
        <ul role="list" className={styles.base} aria-label={m.business_base_prices()}>
          {base.map((fuel) => (
            <BasePrice key={fuel.fuel_type.id} fuel={fuel} state={stateOf(fuel, states, now)} />
          ))}
        </ul>
      )}
    </header>
  );
}

/** The most requested categories: petrol, diesel, electricity. */
const ASKED_FOR: readonly number[] = [10, 20, 50];

/** Returns the best price of the base grade in each of these categories, preferring prices that count. */
function baseOf(prices: readonly AgedPrice[]): AgedPrice[] {
  const base = prices.filter(({ fuel_type }) => fuel_type.grade === 'base').toSorted(compareFuels);
  return ASKED_FOR.flatMap(
    (decade) => base.find(({ fuel_type }) => decadeOf(fuel_type.id) === decade) ?? [],
  );
}

interface BasePriceProps {
  fuel: AgedPrice;
  /** What prevents buying it now. */
  state: StationState | undefined;
}

/** A price in the header, with a short doubt. */
function BasePrice({ fuel, state }: BasePriceProps) {
  const { color, id, unit } = fuel.fuel_type;
  const isDemo = fuel.source === 'demo' && m.price_demo();
  const doubt = (state && stateText(state)) ?? doubtText(fuel) ?? isDemo;
  return (
    <li className={styles.fuel} data-uncertain={doubt !== false} {...untilMark(fuel)}>
      <span className={styles.category}>
        <FuelDot color={color} />
        {decadeName(decadeOf(id))}
        {doubt && <span className={styles.doubt}>{doubt}</span>}
      </span>
      <PriceInUnit value={fuel.price} unit={unit} size="sm" />
    </li>
  );
}
