import { Suspense } from 'react';
import { later } from '../../../core/takeover/later.ts';
import { hasTank, useMark } from '../../../core/browser/page-marks.ts';
import type { SmacCreditProps } from './credit-line.tsx';

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
  useMark(hasTank) && (
    <Suspense>
      <CreditLine {...props} />
    </Suspense>
  );
