import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { m } from '../../../paraglide/messages.js';
import type { PositionState } from '../../../features/position/machine.ts';
import styles from './position-note.module.css';

interface PositionNoteProps {
  state: PositionState;
  onRetry: () => void;
}

/** Outcome of requesting the position, and what to do next; nothing visible after 'Non ora' or a success. */
export function PositionNote({ state, onRetry }: PositionNoteProps) {
  const trouble = troubleOf(state);
  return (
    <div aria-live="polite">
      {state.kind === 'loading' && <VisuallyHidden>{m.position_searching()}</VisuallyHidden>}
      {state.kind === 'granted' && <VisuallyHidden>{m.position_found()}</VisuallyHidden>}
      {trouble && (
        <div className={styles.note}>
          <Banner
            kind="info"
            actions={
              trouble !== m.position_unsupported() && (
                <Button variant="quiet" onClick={onRetry}>
                  {m.retry()}
                </Button>
              )
            }
          >
            {trouble}
          </Banner>
        </div>
      )}
    </div>
  );
}

function troubleOf(state: PositionState): string | null {
  if (state.kind === 'denied') return state.by === 'browser' ? m.position_denied() : null;
  if (state.kind !== 'error') return null;
  switch (state.reason) {
    case 'unsupported':
      return m.position_unsupported();
    case 'timeout':
      return m.position_timeout();
    case 'unavailable':
      return m.position_unavailable();
  }
}
