import { FAVORITES } from '@pieno/contract/favorites/favorite-limits.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useId, useState, type MouseEvent } from 'react';
import { AlertButton } from '../../features/alerts/alert-button.tsx';
import type { AlertWish } from '../../features/alerts/alert-input.ts';
import { setLabel } from '../../features/favorites/favorites.ts';
import { m } from '../../paraglide/messages.js';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './favorites.module.css';

interface EditDialogProps {
  row: FavoriteRow;
  /** The fuel that the page shows. */
  wish: Pick<AlertWish, 'decade' | 'mode'>;
  onRemove: () => void;
  onClose: () => void;
}

/** Actions on a favourite: name it, create an alert, remove it from the list. */
export function EditDialog({ row, wish, onRemove, onClose }: EditDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState(row.label ?? '');
  const text = typed.trim();
  const isTooLong = text.length > FAVORITES.label;
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title} translate="no">
        {row.name}
      </h2>
      <form
        noValidate
        method="dialog"
        className={styles.form}
        onSubmit={(event) => {
          if (isTooLong) event.preventDefault();
          else void setLabel(row.id, text || null);
        }}
      >
        <TextField
          name="label"
          label={m.favorites_label()}
          hint={m.favorites_label_hint()}
          error={isTooLong ? m.favorites_label_long({ max: FAVORITES.label }) : undefined}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.suggestions}>
          {[m.favorites_label_home(), m.favorites_label_work()].map((label) => (
            <button
              key={label}
              type="button"
              className={styles.suggestion}
              aria-pressed={text === label}
              onClick={() => setTyped(text === label ? '' : label)}
            >
              {label}
            </button>
          ))}
        </div>
        <Button type="submit" wide>
          {m.tank_save()}
        </Button>
      </form>
      <div className={styles.form}>
        {!row.isClosed && <AlertButton variant="default" about={{ wish: wishFor(row, wish) }} />}
        <Button
          variant="danger"
          wide
          onClick={(event) => {
            closeAround(event);
            onRemove();
          }}
        >
          {m.favorites_remove()}
        </Button>
        <Button variant="quiet" wide onClick={closeAround}>
          {m.favorites_close()}
        </Button>
      </div>
    </Modal>
  );
}

/** Uses the tank's mode; if the station has no price in it, the mode that it has, or any. */
const wishFor = (row: FavoriteRow, { decade, mode }: EditDialogProps['wish']): AlertWish => ({
  decade,
  mode: mode && row.fuel?.fuel_type.mode,
  business: row,
});

/** Closes the dialog, which returns the focus to its opener. */
const closeAround = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('dialog')?.close();
