import { m } from '../paraglide/messages.js';

const cents = new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 1 });

/** Formats a difference in euro as cents: `-0.012` → `−1,2 cent`. */
export function centsText(euro: number): string {
  const text = cents.format(Math.abs(euro * 100));
  return `${euro < 0 ? '−' : '+'}${text} cent`;
}
