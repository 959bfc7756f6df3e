import { findProduct } from '../catalogue.ts';
import { lineTotal, SAMPLE_CART } from '../cart.ts';

/** VAT in per cent of the net prices (rule gallery-cart). */
export const VAT_PERCENT = 10;

export const INVOICE = {
  number: '2026-0381',
  issued: '2026-11-21',
  due: '2026-12-21',
  from: {
    name: 'Pieno Shop',
    lines: ['Piazza Grande 4', '47893 Borgo Maggiore', 'San Marino', 'shop@example.com'],
  },
  to: {
    name: 'Ada Guidi',
    lines: ['Via Oddone Scarito 12', '47893 Borgo Maggiore', 'San Marino', 'ada@example.com'],
  },
  lines: SAMPLE_CART.lines.map((line) => ({
    name: findProduct(line.product).name,
    size: line.size,
    quantity: line.quantity,
    price: findProduct(line.product).price,
    total: lineTotal(line),
  })),
} as const;

/** Returns net, VAT and gross amount in cents. */
export function invoiceTotals(lines: readonly { total: number }[]) {
  const net = lines.reduce((sum, { total }) => sum + total, 0);
  const vat = Math.round((net * VAT_PERCENT) / 100);
  return { net, vat, gross: net + vat };
}
