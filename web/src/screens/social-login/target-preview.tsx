import { RankingPreview } from './ranking-preview.tsx';
import { StationPreview } from './station-preview.tsx';
import type { PreviewTarget } from './preview-target.ts';

/** A preview of what the visitor wanted to open, the same size in every state. */
export function TargetPreview({ target }: { target: PreviewTarget }) {
  return target.kind === 'station' ? (
    <StationPreview id={target.id} />
  ) : (
    <RankingPreview decade={target.decade} area={target.area} mode={target.mode} />
  );
}
