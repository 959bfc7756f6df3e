import {
  expectedRange,
  REJECT_REASONS,
  type RejectReason,
} from '../../../modules/prices/evaluate/claim-reasons.ts';
import { formatPrice } from '../../../modules/prices/price-text.ts';
import type { EvaluatedReport } from '../../../modules/prices/evaluate/evaluated-report.ts';

/**
 * Returns the Italian reason why an administrator's price is refused, or unusual. @param price thousandths of a
 * euro
 */
export function refusalSentence(
  { reason: why, range, reference, lastPrice }: EvaluatedReport,
  price: number,
): string {
  const reason = why as RejectReason;
  if (range) return `Prezzo rifiutato: ${REJECT_REASONS[reason]}, ${expectedRange(range)}.`;
  if (reason !== 'unusual') return `Prezzo rifiutato: ${REJECT_REASONS[reason]}.`;
  const compared = [
    lastPrice !== undefined && `dall'ultimo registrato qui (${formatPrice(lastPrice)})`,
    reference !== undefined && `dalla mediana della zona (${formatPrice(Math.round(reference))})`,
  ].filter((part) => part !== false);
  const far = compared.length > 0 ? `è lontano ${compared.join(' e ')}` : 'è stato ritirato';
  return `Prezzo insolito: ${formatPrice(price)} ${far}.`;
}
