import { Suspense } from 'react';
import { later } from '../../../core/takeover/later.ts';
import { hasTank, useMark } from '../../../core/browser/page-marks.ts';
import type { SmacCreditProps } from './credit-line.tsx';

const CreditLine = later<SmacCreditProps>(
  () =>
    import('./credit-line.tsx')
      .then((module) => module.CreditLine)
      .catch(
        // Not cached on this phone: show only the price.
        () => () => null,
      ),
  { isFirst: hasTank },
);

/**
 * The credit that a price earns on the visitor's SMaC, separate from the price
 * (rule smac-shown). Loads nothing without a tank, and shows nothing without the card.
 */
export const SmacCredit = (props: SmacCreditProps) =>
  useMark(hasTank) && (
    <Suspense>
      <CreditLine {...props} />
    </Suspense>
  );
