import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import IconTrash from '~icons/tabler/trash';
import { useState } from 'react';
import { TONES } from '../../kit/tones.ts';
import { hideToast, showToast } from './toast-store.ts';
import styles from './toasts.module.css';

const ID = 'undo';

/** A removal can be undone while its toast is visible. */
export function UndoToast() {
  const [isKept, setKept] = useState(true);

  const undo = () => {
    setKept(true);
    hideToast(ID);
  };
  const remove = () => {
    setKept(false);
    showToast({
      id: ID,
      color: TONES.neutral,
      title: 'Removed from your favourites',
      message: (
        <Button variant="quiet" onClick={undo}>
          Undo
        </Button>
      ),
      autoClose: 8000,
    });
  };

  return (
    <div className={styles.undo}>
      <span>
        Borgo Carburanti{' '}
        <Chip tone={isKept ? 'notice' : 'faded'}>{isKept ? 'Favourite' : 'Removed'}</Chip>
      </span>
      <Button
        variant="default"
        aria-label="Remove Borgo Carburanti"
        disabled={!isKept}
        onClick={remove}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        Remove
      </Button>
    </div>
  );
}
