import { lastingAt } from '@pieno/contract/prices/freshness.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { euroText } from '@pieno/ui/price/price-text.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { closedNow, listedPrice } from './closed-now.ts';
import { stateOf, stateText } from './state-text.ts';
import type { ClosedText } from './use-closed-text.ts';

/**
 * One remark at most on a station's price: a state that counts, that the station is closed
 * now, another state, a contested price, or a driver's report. With the first three, a demo
 * price is also marked.
 * @returns null if there is nothing to remark
 */
export function priceStatus(entry: PlacedEntry, now: Date, closedText: ClosedText): ReactNode {
  const fuel = entry.standIn ?? entry.fuels[0];
  const listed = listedPrice(entry, now);
  if (!listed) return null;
  const state = stateOf(listed, entry.states, now);
  const sure = state?.counts ? stateText(state) : closedNow(entry, now, closedText);
  if (sure || state)
    return (
      <>
        {sure ? <strong>{sure}</strong> : stateText(state!)}
        {fuel?.source === 'demo' && ` · ${m.price_demo()}`}
      </>
    );
  if (!fuel) return m.row_reported({ price: euroText(listed.price) });
  if (fuel.source === 'demo') return null;
  if (fuel.contested) return <strong>{m.price_contested()}</strong>;
  const reported = lastingAt(entry.reported, now).find(
    ({ fuel_type }) => fuel_type.id === fuel.fuel_type.id,
  );
  return reported && !entry.standIn ? m.row_reported({ price: euroText(reported.price) }) : null;
}
