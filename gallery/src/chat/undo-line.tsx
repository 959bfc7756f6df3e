import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { undoRemoval, useChat, useForgetRemoval } from './chat-store.ts';

/** What was just removed, and the way back: it takes the focus, whose place was removed too. */
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
      {removal.words}
    </Banner>
  );
}
