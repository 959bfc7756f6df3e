import { CONSENT_TEXTS } from '@pieno/contract/user-settings.ts';
import { Banner } from '@pieno/ui/banner.tsx';
import { BusyIcon } from '@pieno/ui/busy-icon.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { Modal } from '@pieno/ui/modal.tsx';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useId, useRef, type MouseEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../session/use-user.ts';
import { useFeature } from '../../shell/use-feature.tsx';
import styles from './position-dialog.module.css';
import { useConsentSaving } from './use-consent-saving.ts';

interface PositionDialogProps {
  onShare: () => void;
  onDecline: () => void;
}

/** Asks whether the position may be used (spec §4): kept for the registered, for the moment for all others. */
export function PositionDialog({ onShare, onDecline }: PositionDialogProps) {
  const titleId = useId();
  const isShared = useRef(false);
  const user = useUser();
  const { settings, save, isSaving, failure } = useConsentSaving(user);
  const { invite, invitation } = useFeature('geolocation', 'consent');

  const share = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (user && !(await save())) return;
    isShared.current = true;
    currentTarget.closest('dialog')?.close();
  };
  return (
    <Modal labelledBy={titleId} onClose={() => (isShared.current ? onShare() : onDecline())}>
      <h2 id={titleId} className={styles.title}>
        {m.position_title()}
      </h2>
      <p>{settings?.geolocation_consent_required_text ?? CONSENT_TEXTS.required}</p>
      <p className={styles.terms}>
        {user ? (settings?.geolocation_consent_text ?? CONSENT_TEXTS.text) : CONSENT_TEXTS.guest}
      </p>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      <form method="dialog" className={styles.actions}>
        <Button wide aria-busy={isSaving} onClick={(event) => void share(event)}>
          {isSaving ? (
            <BusyIcon size={20} />
          ) : (
            <IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />
          )}
          {m.position_share()}
        </Button>
        <Button type="submit" variant="default" wide>
          {m.position_not_now()}
        </Button>
        {!user && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={invite}>
            {m.position_keep()}
          </Button>
        )}
      </form>
      {invitation}
    </Modal>
  );
}
