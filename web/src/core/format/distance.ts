import { once } from '@pieno/contract/once.ts';
import { m } from '../../paraglide/messages.js';

const whole = once(() => new Intl.NumberFormat(m.locale(), { maximumFractionDigits: 0 }));

/** Formats a distance: '350 m', '2,4 km', '128 km'. Metres are rounded to 50, a phone's accuracy. */
export function distanceText(kilometres: number): string {
  const metres = Math.max(50, Math.round(kilometres * 20) * 50);
  if (metres < 1000) return `${metres} m`;
  if (kilometres < 99.95) return `${kilometres.toFixed(1).replace('.', ',')} km`;
  return `${whole().format(kilometres)} km`;
}
