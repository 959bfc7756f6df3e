import { lazy, Suspense } from 'react';
import type { PositionUse } from '../../../features/position/use-position.ts';

const PositionDialog = lazy(() =>
  import('./position-dialog.tsx').then((module) => ({ default: module.PositionDialog })),
);

const PositionNote = lazy(() =>
  import('./position-note.tsx').then((module) => ({ default: module.PositionNote })),
);

/** What follows a press of the map's position button: the consent dialog, and a note on the outcome. */
export function OwnPosition({ position }: { position: PositionUse }) {
  const { state, isAsking, isAnswer, find, share, decline } = position;
  return (
    <>
      {isAnswer && (
        <Suspense>
          <PositionNote state={state} onRetry={() => void find()} />
        </Suspense>
      )}
      {isAsking && (
        <Suspense>
          <PositionDialog onShare={() => void share()} onDecline={decline} />
        </Suspense>
      )}
    </>
  );
}
