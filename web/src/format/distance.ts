import { m } from '../paraglide/messages.js';

const exact = new Intl.NumberFormat(m.locale(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const whole = new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 0 });

/** Formats a distance: '350 m', '2,4 km', '128 km'. Metres are rounded to 50: a phone's position is no more exact. */
export function distanceText(kilometres: number): string {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  if (metres < 1000) return `${metres} m`;
  return `${(kilometres < 99.95 ? exact : whole).format(kilometres)} km`;
}
