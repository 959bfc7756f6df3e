import { m } from '../paraglide/messages.js';

const cents = new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 1 });

/** Formats a distance in euro as cents, without a sign: `0.012` → `1,2 cent`. */
export const centsApart = (euro: number): string => `${cents.format(Math.abs(euro * 100))} cent`;

/** Formats a difference in euro as cents: `-0.012` → `−1,2 cent`. */
export const centsText = (euro: number): string => `${euro < 0 ? '−' : '+'}${centsApart(euro)}`;
