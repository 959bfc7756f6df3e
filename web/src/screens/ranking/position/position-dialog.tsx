import { Banner } from '@pieno/ui/states/banner.tsx';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import IconCurrentLocation from '~icons/tabler/current-location';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useId, useRef } from 'react';
import { consentQuery } from '../../../core/api/profile/user-settings.ts';
import { m } from '../../../paraglide/messages.js';
import { useConsentChange } from '../../../features/position/use-consent-change.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useFeature } from '../../../features/account/use-feature.tsx';
import styles from './position-dialog.module.css';

interface PositionDialogProps {
  onShare: () => void;
  onDecline: () => void;
}

/**
 * Dialog that asks for consent to use the position (rule position-consent): stored for registered users, temporary for
 * all others.
 */
export function PositionDialog({ onShare, onDecline }: PositionDialogProps) {
  const titleId = useId();
  const isShared = useRef(false);
  const user = useUser();
  const userId = user?.id ?? '';
  const { data: settings } = useQuery({ ...consentQuery(userId), enabled: user !== null });
  const { mutate: change, isPending: isSaving, error } = useConsentChange(userId);
  const { invite, invitation } = useFeature('geolocation', 'consent');

  const share = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const close = () => {
      isShared.current = true;
      currentTarget.closest('dialog')?.close();
    };
    if (user) change(true, { onSuccess: close });
    else close();
  };
  return (
    <Modal labelledBy={titleId} onClose={() => (isShared.current ? onShare() : onDecline())}>
      <h2 id={titleId} className={styles.title}>
        {m.position_title()}
      </h2>
      <p>{settings?.geolocation_consent_required_text ?? m.consent_required()}</p>
      <p className={styles.terms}>
        {user ? (settings?.geolocation_consent_text ?? m.consent_text()) : m.consent_guest()}
      </p>
      {error && <Banner kind="error">{error.message}</Banner>}
      <form method="dialog" className={styles.actions}>
        <Button wide aria-busy={isSaving} onClick={share}>
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
