import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import { isCrowded } from '@pieno/contract/prices/medals.ts';
import type { FuelPrice, StationState } from '@pieno/contract/prices/prices.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { LazyAnnouncedPrice } from '../../features/prices/lazy-announced-price.tsx';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { StateMark } from '../../features/prices/state-mark.tsx';
import { untilMark } from '../../features/prices/until-mark.ts';
import { doubtText } from '../../features/prices/price-marks.tsx';
import type { SmacCreditProps } from '../../features/prices/smac/credit-line.tsx';
import { SmacCredit } from '../../features/prices/smac/smac-credit.tsx';
import styles from './prices-card.module.css';
import type { FuelRank } from './use-ranks.ts';

interface PriceLineProps extends Pick<SmacCreditProps, 'business' | 'area'> {
  fuel: FuelPrice;
  /** False if the line above shows the same unit. */
  withUnit: boolean;
  rank: FuelRank | undefined;
  /** What prevents buying it now. */
  state: StationState | undefined;
  /** Drivers' reports of it. */
  beside: ReactNode;
  /** The button for everything else about it. */
  more: ReactNode;
}

/** One fuel of the station: what prevents buying it, its age, notes, and its price. */
export function PriceLine({
  fuel,
  business,
  area,
  withUnit,
  rank,
  state,
  beside,
  more,
}: PriceLineProps) {
  const doubt = doubtText(fuel);
  const marks = [
    doubt,
    !doubt && rank && rankText(rank),
    fuel.source === 'demo' && m.price_demo(),
  ].filter(Boolean);
  return (
    <li className={styles.line} data-uncertain={doubt !== null} {...untilMark(fuel)}>
      <div className={styles.fuel}>
        <p className={styles.name}>
          <FuelDot color={fuel.fuel_type.color} />
          <span>{fuelName(fuel.fuel_type)}</span>
        </p>
        <p className={styles.age}>
          <StateMark state={state} />
          <PriceAge date={lastReportedAt(fuel)} />
          {marks.map((mark) => (
            <span key={String(mark)}>{` · ${mark}`}</span>
          ))}
        </p>
        <SmacCredit fuel={fuel} business={business} area={area} />
        {fuel.contested && <p className={styles.date}>{m.sheet_contested()}</p>}
        <LazyAnnouncedPrice next={fuel.next}>
          {(text) => <p className={styles.age}>{text}</p>}
        </LazyAnnouncedPrice>
        {!fuel.confirmed && <p className={styles.date}>{m.price_unconfirmed()}</p>}
      </div>
      <span className={styles.price}>
        <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} withUnit={withUnit} />
      </span>
      {more}
      {beside && <div className={styles.beside}>{beside}</div>}
    </li>
  );
}

/** Formats '2º a San Marino'; for a first place shared by too many, only their number. */
function rankText({ area, rank, sharing }: FuelRank): string {
  if (isCrowded(sharing)) return m.price_shared({ count: sharing });
  return area === 'SM' ? m.business_rank_here({ rank }) : m.business_rank_border({ rank });
}
