import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { undoRemoval, useChat, useForgetRemoval } from './chat-store.ts';

/** What was just removed, and the way back. */
export function UndoLine() {
  const { removal } = useChat();
  useForgetRemoval();
  if (!removal) return null;
  return (
    <Banner
      kind="info"
      actions={
        <Button variant="quiet" onClick={undoRemoval}>
          Undo
        </Button>
      }
    >
      {removal.words}
    </Banner>
  );
}
