import type { Area, FuelPrice } from '@pieno/contract/prices/prices.ts';
import { lazy, Suspense, type ReactNode } from 'react';

export interface SmacCreditProps {
  fuel: FuelPrice;
  /** What the station's people say of the card: an entry of a ranking, or a station's details. */
  business: { smac?: boolean | null | undefined } | undefined;
  /** Undefined where it is not known yet: then nothing is said. */
  area: Area | undefined;
  /** `price`: of a unit. `fill`: of what is usually filled up. `sheet`: both, and how they are known. */
  form?: 'price' | 'fill' | 'sheet';
}

const CreditLine = lazy<(props: SmacCreditProps) => ReactNode>(() =>
  import('./credit-line.tsx')
    .then((module) => ({ default: module.CreditLine }))
    // Not on the phone: the price stands without it.
    .catch(() => ({ default: () => null })),
);

/**
 * What a price earns on the visitor's SMaC, apart from the price (rule smac-shown). Nothing is loaded on a phone without
 * a tank, and nothing said without the card.
 */
export const SmacCredit = (props: SmacCreditProps) =>
  !ON_SERVER &&
  document.documentElement.dataset['tank'] === 'mine' && (
    <Suspense>
      <CreditLine {...props} />
    </Suspense>
  );
