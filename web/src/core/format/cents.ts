/** Formats a distance in euro as cents, without a sign: `0.012` → `1,2 cent`. */
export const centsApart = (euro: number): string =>
  `${String(Math.round(Math.abs(euro * 1000)) / 10).replace('.', ',')} cent`;

/** Formats a difference in euro as cents: `-0.012` → `−1,2 cent`. */
export const centsText = (euro: number): string => `${euro < 0 ? '−' : '+'}${centsApart(euro)}`;
