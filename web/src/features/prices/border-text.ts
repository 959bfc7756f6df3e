import { once } from '@pieno/contract/once.ts';
import { fillCost, type Tank } from '@pieno/contract/profile/tank.ts';
import type { Area, Border } from '@pieno/contract/prices/prices.ts';
import { m } from '../../paraglide/messages.js';
import { borderDifference } from './border-difference.ts';

const money = once(() => new Intl.NumberFormat(m.locale(), { style: 'currency', currency: 'EUR' }));

interface More {
  /** Adds the difference for a fill of this tank. */
  tank?: Pick<Tank, 'litres'> | undefined;
  /** The side from which the difference is described. */
  from?: Area | undefined;
}

/**
 * Describes the difference between the best price and that across the border: 'Oggi 35 cent
 * meno che oltre confine', 'Ieri 4,3 cent più che a San Marino' from the other side; with a
 * tank also the sum: '… · il pieno costa 15,75 € meno'. Null once outdated.
 */
export function borderText(border: Border, now: Date, { tank, from }: More = {}): string | null {
  const { here, there } = border;
  const text =
    from === 'confine'
      ? borderDifference({ ...border, here: there, there: here }, now, m.border_here())
      : borderDifference(border, now);
  if (text === null) return null;
  const whole = text[0]!.toUpperCase() + text.slice(1);
  if (!tank || here === there) return whole;
  const cost = money().format(fillCost(tank, Math.abs(here - there)));
  const isLess = here < there !== (from === 'confine');
  return `${whole} · ${isLess ? m.fill_less({ cost }) : m.fill_more({ cost })}`;
}
