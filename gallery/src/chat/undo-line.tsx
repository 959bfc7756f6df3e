import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useEffect, useRef } from 'react';
import { undoRemoval, useChat, useForgetRemoval } from './chat-store.ts';

/** Announces the last removal and offers an undo. The undo button takes the focus of the removed element. */
export function UndoLine() {
  const { removal } = useChat();
  const undo = useRef<HTMLButtonElement>(null);
  useForgetRemoval();
  useEffect(() => undo.current?.focus(), [removal]);
  if (!removal) return null;
  return (
    <Banner
      kind="info"
      actions={
        <Button ref={undo} variant="quiet" onClick={undoRemoval}>
          Undo
        </Button>
      }
    >
      {removal.text}
    </Banner>
  );
}
