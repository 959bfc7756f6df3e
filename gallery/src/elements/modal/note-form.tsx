import { Button } from '@pieno/ui/buttons/button.tsx';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { useState, type SyntheticEvent } from 'react';
import { Window } from './window.tsx';
import styles from './window.module.css';

/** The submitted text appears on the page. */
export function NoteForm() {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('Air for the tyres is behind the car wash.');

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('note');
    if (typeof text === 'string') setNote(text.trim());
    setOpen(false);
  };

  return (
    <>
      <p>{note}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setOpen(true)}>
          Change the note
        </Button>
      </div>
      <Window opened={isOpen} onClose={() => setOpen(false)} title="Change the note">
        <form className={styles.body} onSubmit={save}>
          <TextAreaField
            label="Your note"
            name="note"
            rows={3}
            maxLength={120}
            required
            defaultValue={note}
            data-autofocus
          />
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </div>
        </form>
      </Window>
    </>
  );
}
