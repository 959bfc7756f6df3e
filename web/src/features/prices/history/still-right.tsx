import { hasOwnPairs, stillRight } from '@pieno/contract/prices/still-right.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { useQuery } from '@tanstack/react-query';
import { areaHistoryQuery } from '../../../core/api/history/history.ts';
import { m } from '../../../paraglide/messages.js';

interface StillRightProps {
  decade: number;
  area: Area;
  /** Days since the price was last confirmed. */
  days: number;
}

/**
 * 'Di 100 prezzi così vecchi, 75 sono ancora giusti'; nothing if the area has too little data
 * (rule price-right).
 */
export function StillRight({ decade, area, days }: StillRightProps) {
  const { data } = useQuery(areaHistoryQuery(decade, area));
  const count = hasOwnPairs(data?.data.daily ?? []) ? stillRight(decade, days) : undefined;
  if (count === undefined || count === 100) return null;
  return <li>{m.sheet_still_right({ count })}</li>;
}
