import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState } from 'react';
import styles from './newsletter-modal.module.css';

/** A newsletter form; nothing is sent. */
export function NewsletterModal({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [isThanked, setThanked] = useState(false);
  return (
    <Modal labelledBy="newsletter-title" onClose={onClose}>
      <div className={styles.modal}>
        <h2 id="newsletter-title" className={styles.title}>
          Our newsletter
        </h2>
        {isThanked ? (
          <>
            <p role="status">Thank you. The next letter goes to {email}.</p>
            <Button wide onClick={onClose}>
              Close
            </Button>
          </>
        ) : (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              setThanked(true);
            }}
          >
            <p className={styles.text}>One letter a month: what moved the prices, and where to.</p>
            <TextField
              name="email"
              type="email"
              label="E-mail"
              placeholder="you@example.com"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" wide>
              Subscribe
            </Button>
            <Button variant="quiet" wide onClick={onClose}>
              Not now
            </Button>
          </form>
        )}
      </div>
    </Modal>
  );
}
