import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useId, useState, type SubmitEvent } from 'react';
import { addContact } from '../chat-store.ts';
import styles from './add-contact.module.css';

/** Asks for a name and adds that contact at the top of the list. */
export function AddContact({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Type a name first');
    addContact(name.trim());
    onClose();
  };
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <form className={styles.form} onSubmit={add} noValidate>
        <h2 id={titleId} className={styles.title}>
          Add a contact
        </h2>
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={40}
          required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={error}
        />
        <Button type="submit" wide>
          Add
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Modal>
  );
}
