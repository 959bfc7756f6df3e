import { Button } from '@pieno/ui/button.tsx';
import { Modal } from '@pieno/ui/modal.tsx';
import { useId } from 'react';
import { PrivacyText } from '../../legal/privacy-text.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './terms-dialog.module.css';

/** Terms and privacy over the form. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {m.privacy_title()}
      </h2>
      {/* The first thing that takes the focus, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.text} role="region" aria-labelledby={titleId} tabIndex={0}>
        <PrivacyText />
      </div>
      <form method="dialog">
        <Button type="submit" wide>
          {m.terms_dialog_close()}
        </Button>
      </form>
    </Modal>
  );
}
