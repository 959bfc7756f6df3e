import { lastingAt } from '@pieno/contract/prices/freshness.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { euroText } from '@pieno/ui/price/price-text.ts';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { closedNow, saidPrice } from './closed-now.ts';
import { stateOf, stateText } from './state-text.ts';
import type { ClosedText } from './use-closed-text.ts';

/**
 * The line on what is not plain about a station's price, with one mark at most: a state that counts, that the station is
 * closed now, another state, that it is contested, or what a driver reports. An invented price is marked beside the first
 * three.
 * @returns null where its age says all, or nothing is known
 */
export function priceStatus(entry: PlacedEntry, now: Date, closedText: ClosedText): ReactNode {
  const fuel = entry.standIn ?? entry.fuels[0];
  const said = saidPrice(entry, now);
  if (!said) return null;
  const state = stateOf(said, entry.states, now);
  const sure = state?.counts ? stateText(state) : closedNow(entry, now, closedText);
  if (sure || state)
    return (
      <>
        {sure ? <strong>{sure}</strong> : stateText(state!)}
        {fuel?.source === 'demo' && ` · ${m.price_demo()}`}
      </>
    );
  if (!fuel) return m.row_reported({ price: euroText(said.price) });
  if (fuel.source === 'demo') return null;
  if (fuel.contested) return <strong>{m.price_contested()}</strong>;
  const reported = lastingAt(entry.reported, now).find(
    ({ fuel_type }) => fuel_type.id === fuel.fuel_type.id,
  );
  return reported && !entry.standIn ? m.row_reported({ price: euroText(reported.price) }) : null;
}
