import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconSend2 from '~icons/tabler/send-2';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './publish-bar.module.css';

interface PublishBarProps {
  /** The outcome, beside the button that caused it. */
  children: ReactNode;
  /** Number of prices that differ from those shown. */
  changes: number;
  /** True while no fuel has a price. */
  isEmpty: boolean;
  isSending: boolean;
  onUnchanged: () => void;
  onPublish: () => void;
  onSchedule: () => void;
  onForget: () => void;
}

/**
 * The totem's one button, always in the thumb's reach: 'Tutto invariato', or 'Pubblica' and 'Programma' once a price
 * differs.
 */
export function PublishBar(props: PublishBarProps) {
  const { changes, isEmpty, isSending, onUnchanged, onPublish, onSchedule, onForget } = props;
  const isChanged = changes > 0;
  const isOff = isEmpty || isSending;
  return (
    <div className={styles.bar}>
      <div className={styles.outcome}>{props.children}</div>
      {isChanged && (
        <Button variant="default" onClick={onForget}>
          {m.owner_forget()}
        </Button>
      )}
      {isChanged && (
        <Button variant="default" onClick={onSchedule}>
          <IconClock size={20} stroke={1.75} aria-hidden="true" />
          {m.schedule()}
        </Button>
      )}
      <span className={styles.main}>
        <Button
          wide
          aria-busy={isSending}
          aria-disabled={isOff}
          onClick={() => {
            if (isOff) return;
            if (isChanged) onPublish();
            else onUnchanged();
          }}
        >
          {icon(isSending, isChanged)}
          {isChanged ? m.owner_publish() : m.owner_unchanged()}
        </Button>
      </span>
    </div>
  );
}

function icon(isSending: boolean, isChanged: boolean) {
  if (isSending) return <BusyIcon size={20} />;
  const Outline = isChanged ? IconSend2 : IconCheck;
  return <Outline size={20} stroke={1.75} aria-hidden="true" />;
}
