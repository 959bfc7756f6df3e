import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import type { ReactNode } from 'react';
import { dueText } from '../../core/format/due.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';

export interface AnnouncedPriceProps {
  next: NonNullable<FuelPrice['next']>;
  /** Wraps the text. */
  children: (text: string) => ReactNode;
}

/**
 * 'da domani alle 06:00 € 1,659': the price the owner announced, until it takes effect
 * (rule station-next).
 */
export function AnnouncedPrice({ next, children }: AnnouncedPriceProps) {
  const now = useNow();
  if (Date.parse(next.at) <= now.getTime()) return null;
  return children(m.price_next({ when: dueText(next.at, now), price: priceDigits(next.price) }));
}
