import type { Area, FuelPrice } from '@pieno/contract/prices/prices.ts';
import { Suspense } from 'react';
import { later } from '../takeover/later.ts';

export interface SmacCreditProps {
  fuel: FuelPrice;
  /** What the station's people say of the card: an entry of a ranking, or a station's details. */
  business: { smac?: boolean | null | undefined } | undefined;
  /** Undefined where it is not known yet: then nothing is said. */
  area: Area | undefined;
  /** `price`: of a unit. `fill`: of what is usually filled up. `sheet`: both, and how they are known. */
  form?: 'price' | 'fill' | 'sheet';
}

/** As the script in index.html says, which reads it first. */
const hasTank = () => document.documentElement.dataset['tank'] === 'mine';

const CreditLine = later<SmacCreditProps>(
  () =>
    import('./credit-line.tsx')
      .then((module) => module.CreditLine)
      .catch(
        // Not on the phone: the price stands without it.
        () => () => null,
      ),
  { isFirst: hasTank },
);

/**
 * What a price earns on the visitor's SMaC, apart from the price (rule smac-shown). Nothing is loaded on a phone without
 * a tank, and nothing said without the card.
 */
export const SmacCredit = (props: SmacCreditProps) =>
  !ON_SERVER &&
  hasTank() && (
    <Suspense>
      <CreditLine {...props} />
    </Suspense>
  );
