import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { Area, FuelPrice } from '@pieno/contract/prices/prices.ts';
import { fillCost, type Tank } from '@pieno/contract/profile/tank.ts';
import { smacCredit, type SmacCredit } from '@pieno/contract/smac/smac-credit.ts';
import { useQuery } from '@tanstack/react-query';
import { smacRatesQuery } from '../api/smac/smac-rates.ts';
import { useNow } from '../hooks/use-now.ts';
import { m } from '../paraglide/messages.js';
import { useTank } from '../tank/tank.ts';
import { fillText, sumText } from '../tank/tank-text.ts';
import styles from './credit-line.module.css';
import { fillCreditText, unitCreditText } from './credit-text.ts';

export interface SmacCreditProps {
  fuel: FuelPrice;
  /** What the station's people say of the card: an entry of a ranking, or a station's details. */
  business: { smac?: boolean | null | undefined } | undefined;
  /** Undefined where it is not known yet: then nothing is said. */
  area: Area | undefined;
  /** `price`: of a unit. `fill`: of what is usually filled up. `sheet`: both, and how they are known. */
  form?: 'price' | 'fill' | 'sheet';
}

/** Says the credit of one price. Without the card, while the rates are not there, and where there is no credit, nothing. */
export function CreditLine({ fuel, business, area, form = 'price' }: SmacCreditProps) {
  const now = useNow();
  const tank = useTank();
  const isAsked = tank?.smac === true && area === 'SM';
  const { data } = useQuery({ ...smacRatesQuery, enabled: isAsked });
  if (!data || !isAsked) return null;
  const { rates, reference } = data.data;
  const decade = decadeOf(fuel.fuel_type.id);
  const isFilledUp = tank.fuel === decade;
  const credit = smacCredit(rates, {
    decade,
    price: fuel.price,
    reference,
    ...(isFilledUp && { litres: tank.litres }),
    takesSmac: business?.smac,
    area,
    at: now,
  });
  if (form === 'sheet')
    return <Sheet credit={credit} tank={isFilledUp ? tank : undefined} price={fuel.price} />;
  if (credit.none) return null;
  if (form === 'fill') return isFilledUp && fillCreditText(credit);
  return <p className={styles.line}>{unitCreditText(credit)}</p>;
}

interface SheetProps {
  credit: SmacCredit;
  /** Undefined where another fuel is usually filled up. */
  tank: Tank | undefined;
  price: number;
}

function Sheet({ credit, tank, price }: SheetProps) {
  if (credit.none === 'refused') return <p className={styles.line}>{m.smac_refused()}</p>;
  if (credit.none === 'suspended') return <p className={styles.line}>{m.smac_suspended()}</p>;
  if (credit.none) return null;
  return (
    <div className={styles.line}>
      <p>{unitCreditText(credit)}</p>
      {tank && (
        <p>
          {m.answer_fill({ fill: fillText(tank), sum: sumText(fillCost(tank, price)) })}
          {' · '}
          {fillCreditText(credit)}
        </p>
      )}
      {!credit.isTaken && <p>{m.smac_unknown()}</p>}
      <p>{m.smac_why({ source: credit.rate.source })}</p>
    </div>
  );
}
