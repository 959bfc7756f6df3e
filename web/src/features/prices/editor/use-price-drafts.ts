import { useState } from 'react';

/** Prices by the id of their fuel, in thousandths. */
export type PricesByFuel = ReadonlyMap<number, number>;

export interface PriceDrafts {
  /** Returns what the editor shows of a fuel: the draft, or what the server shows; null without either. */
  valueOf: (fuelId: number) => number | null;
  /** Null forgets the draft. */
  change: (fuelId: number, thousandths: number | null) => void;
  /** True if the fuel would get another price than the one shown. */
  isChanged: (fuelId: number) => boolean;
  /** Number of such fuels. */
  changes: number;
  /** Forgets all drafts, so that everything is again as shown; or those that were said, unless they have changed since. */
  forget: (said?: PricesByFuel) => void;
}

/**
 * What somebody is about to say of a station's prices (rule price-editor). A fuel that was not touched follows what the
 * server shows, also when that changes meanwhile.
 * @param begun drafts to begin with
 */
export function usePriceDrafts(shown: PricesByFuel, begun: PricesByFuel = new Map()): PriceDrafts {
  const [drafts, setDrafts] = useState(begun);
  const isChanged = (id: number) => drafts.has(id) && drafts.get(id) !== shown.get(id);
  return {
    valueOf: (id) => drafts.get(id) ?? shown.get(id) ?? null,
    change: (id, thousandths) => setDrafts((before) => withDraft(before, id, thousandths)),
    isChanged,
    changes: [...drafts.keys()].filter(isChanged).length,
    forget: (said) =>
      setDrafts((before) =>
        said ? new Map([...before].filter(([id, draft]) => said.get(id) !== draft)) : new Map(),
      ),
  };
}

function withDraft(drafts: PricesByFuel, id: number, thousandths: number | null): PricesByFuel {
  const next = new Map(drafts);
  if (thousandths === null) next.delete(id);
  else next.set(id, thousandths);
  return next;
}
