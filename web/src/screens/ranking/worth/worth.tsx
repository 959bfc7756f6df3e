import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import type { ReactNode } from 'react';
import type { PositionUse } from '../../../features/position/use-position.ts';
import type { RankingFilter } from '../ranking-filter.ts';
import { byTrueCost } from './comparisons.ts';
import { useWorths } from './use-worths.ts';
import { WorthNote } from './worth-note.tsx';
import { WorthPanel } from './worth-panel.tsx';

/** What is shown below a station in its row, by its id. */
export type Notes = ReadonlyMap<number, ReactNode>;

export interface WorthProps {
  decade: number;
  filter: RankingFilter;
  /** The ranking of the area. */
  entries: readonly PlacedEntry[];
  /** The entries shown. */
  shown: readonly PlacedEntry[];
  position: PositionUse;
  onClose: () => void;
  /** Renders the list. */
  children: (rows: readonly PlacedEntry[], notes?: Notes) => ReactNode;
}

/** 'Conviene?': the inputs and the answer, above the list ordered by the cost of a refuel including the detour. */
export function Worth({ decade, filter, entries, shown, position, onClose, children }: WorthProps) {
  const use = useWorths(decade, filter, entries);
  const { worths, tank } = use;
  const notes = new Map(
    [...worths.byId].map(([id, worth]) => [
      id,
      <WorthNote key={id} worth={worth} usual={worths.usual} tank={tank} />,
    ]),
  );
  return (
    <>
      <WorthPanel use={use} shown={shown} position={position} onClose={onClose} />
      {children(byTrueCost(shown, worths), notes)}
    </>
  );
}
