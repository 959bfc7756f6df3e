import { useState } from 'react';

/** Prices in thousandths, by fuel id. */
export type PricesByFuel = ReadonlyMap<number, number>;

export interface PriceDrafts {
  /** Returns the price in the editor: the draft, or the server's price; null without either. */
  valueOf: (fuelId: number) => number | null;
  /** Null deletes the draft. */
  change: (fuelId: number, thousandths: number | null) => void;
  /** True if the fuel's draft differs from its current price. */
  isChanged: (fuelId: number) => boolean;
  /** Number of changed fuels. */
  changes: number;
  /** Deletes all drafts, or only those submitted and not changed since. */
  forget: (sent?: PricesByFuel) => void;
}

/**
 * Drafts of a station's prices in the editor (rule price-editor). Untouched fuels follow the
 * server's prices.
 * @param begun initial drafts
 */
export function usePriceDrafts(shown: PricesByFuel, begun: PricesByFuel = new Map()): PriceDrafts {
  const [drafts, setDrafts] = useState(begun);
  const isChanged = (id: number) => drafts.has(id) && drafts.get(id) !== shown.get(id);
  return {
    valueOf: (id) => drafts.get(id) ?? shown.get(id) ?? null,
    change: (id, thousandths) => setDrafts((before) => withDraft(before, id, thousandths)),
    isChanged,
    changes: [...drafts.keys()].filter(isChanged).length,
    forget: (sent) =>
      setDrafts((before) =>
        sent ? new Map([...before].filter(([id, draft]) => sent.get(id) !== draft)) : new Map(),
      ),
  };
}

function withDraft(drafts: PricesByFuel, id: number, thousandths: number | null): PricesByFuel {
  const next = new Map(drafts);
  if (thousandths === null) next.delete(id);
  else next.set(id, thousandths);
  return next;
}
