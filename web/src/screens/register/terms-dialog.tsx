import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useId } from 'react';
import { PrivacyText } from '../../features/account/privacy-text.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './terms-dialog.module.css';

/** Dialog with terms and privacy policy. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {m.privacy_title()}
      </h2>
      {/* The first focusable element, so that the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.text} role="region" aria-labelledby={titleId} tabIndex={0}>
        <PrivacyText />
      </div>
      {/* A plain button: the dialog is inside the registration form, and forms cannot be nested. */}
      <Button wide onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        {m.terms_dialog_close()}
      </Button>
    </Modal>
  );
}
