import type { SmacCredit } from '@pieno/contract/smac/smac-credit.ts';
import { centsApart } from '../../../core/format/cents.ts';
import { m } from '../../../paraglide/messages.js';
import { sums } from '../tank/tank-text.ts';

type Credit = Extract<SmacCredit, { none: null }>;

/**
 * '15 cent di credito SMaC (stima)', with 'forse' if it is unknown whether the station takes
 * the card.
 */
export function unitCreditText({ perUnit, isEstimate, isTaken }: Credit): string {
  // An estimate is not precise to a tenth of a cent.
  const amount = centsApart(isEstimate ? Math.round(perUnit * 100) / 100 : perUnit);
  const text = m.smac_credit({ amount: isTaken ? amount : m.smac_maybe({ amount }) });
  return isEstimate ? m.smac_estimate({ text }) : text;
}

/** 'circa 6,75 € di credito SMaC'. */
export function fillCreditText({ total, isEstimate, isTaken }: Credit): string {
  const amount = m.smac_euros({ amount: sums().format(total) });
  if (!isTaken) return m.smac_credit({ amount: m.smac_maybe({ amount }) });
  return m.smac_credit({ amount: isEstimate ? m.smac_about({ amount }) : amount });
}
