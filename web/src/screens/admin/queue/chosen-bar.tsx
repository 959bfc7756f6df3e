import { Button } from '@pieno/ui/buttons/button.tsx';
import IconX from '~icons/tabler/x';
import { m } from '../../../paraglide/messages.js';
import styles from './queue-list.module.css';

interface ChosenBarProps {
  count: number;
  isBusy: boolean;
  onDecide: (decision: 'accept' | 'reject') => void;
  onClear: () => void;
}

/** How many prices are chosen, and the decisions about them: within reach, however long the list is. */
export function ChosenBar({ count, isBusy, onDecide, onClear }: ChosenBarProps) {
  return (
    <section className={styles.bar} aria-label={m.admin_chosen_label()}>
      <p className={styles.count} role="status">
        {m.admin_chosen({ count })}
      </p>
      <Button variant="quiet" aria-label={m.admin_chosen_clear()} onClick={onClear}>
        <IconX size={20} aria-hidden="true" />
      </Button>
      <div className={styles.answers}>
        <Button variant="default" aria-disabled={isBusy} onClick={() => onDecide('reject')}>
          {m.admin_reject()}
        </Button>
        <Button aria-disabled={isBusy} onClick={() => onDecide('accept')}>
          {m.admin_accept()}
        </Button>
      </div>
    </section>
  );
}
