import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { Area, FuelPrice } from '@pieno/contract/prices/prices.ts';
import { fillCost } from '@pieno/contract/profile/tank.ts';
import { smacCredit, type SmacCredit } from '@pieno/contract/smac/smac-credit.ts';
import { useQuery } from '@tanstack/react-query';
import { smacRatesQuery } from '../../../core/api/smac/smac-rates.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { useTank } from '../tank/tank.ts';
import { fillText, sumText } from '../tank/tank-text.ts';
import styles from './credit-line.module.css';
import { fillCreditText, unitCreditText } from './credit-text.ts';

export interface SmacCreditProps {
  fuel: FuelPrice;
  /** Whether the station accepts the card: an entry of a ranking, or a station's details. */
  business: { smac?: boolean | null | undefined } | undefined;
  /** Undefined while unknown: nothing is shown. */
  area: Area | undefined;
  /**
   * `price`: per unit. `fill`: for the usual fill. `both`: one below the other. `why`: the
   * reason.
   */
  form?: 'price' | 'fill' | 'both' | 'why';
}

/**
 * Shows the SMaC credit of one price. Nothing without the card, without rates, or without
 * credit.
 */
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
  if (form === 'why') return <Why credit={credit} />;
  if (credit.none) return null;
  if (form === 'fill') return isFilledUp && fillCreditText(credit);
  const unit = (
    <p className={styles.line} data-credit>
      {unitCreditText(credit)}
    </p>
  );
  if (form === 'price' || !isFilledUp) return unit;
  return (
    <>
      {unit}
      <p className={styles.line}>
        {m.answer_fill({ fill: fillText(tank), sum: sumText(fillCost(tank, fuel.price)) })}
        {' · '}
        {fillCreditText(credit)}
      </p>
    </>
  );
}

/** Why there is credit or none, if useful to the reader. */
function Why({ credit }: { credit: SmacCredit }) {
  if (credit.none === 'refused') return <p className={styles.line}>{m.smac_refused()}</p>;
  if (credit.none === 'suspended') return <p className={styles.line}>{m.smac_suspended()}</p>;
  if (credit.none) return null;
  return (
    <p className={styles.line}>
      {!credit.isTaken && `${m.smac_unknown()} `}
      {m.smac_why({ source: credit.rate.source })}
    </p>
  );
}
