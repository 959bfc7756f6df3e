import { lazy, Suspense } from 'react';
import type { PositionUse } from '../../position/use-position.ts';
import { PositionNote } from './position-note.tsx';

const PositionDialog = lazy(() =>
  import('./position-dialog.tsx').then((module) => ({ default: module.PositionDialog })),
);

/** What follows a press of the map's position button: the consent dialog, and a note on the outcome. */
export function OwnPosition({ position }: { position: PositionUse }) {
  const { state, isAsking, isAnswer, find, share, decline } = position;
  return (
    <>
      {isAnswer && <PositionNote state={state} onRetry={() => void find()} />}
      {isAsking && (
        <Suspense>
          <PositionDialog onShare={() => void share()} onDecline={decline} />
        </Suspense>
      )}
    </>
  );
}
