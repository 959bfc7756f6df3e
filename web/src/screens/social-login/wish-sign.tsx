import { RankingSign } from './ranking-sign.tsx';
import { StationSign } from './station-sign.tsx';
import type { WishTarget } from './wish-target.ts';

/** The sign with what the visitor wishes to see, of the same size in every state. */
export function WishSign({ target }: { target: WishTarget }) {
  return target.kind === 'station' ? (
    <StationSign id={target.id} />
  ) : (
    <RankingSign decade={target.decade} area={target.area} mode={target.mode} />
  );
}
