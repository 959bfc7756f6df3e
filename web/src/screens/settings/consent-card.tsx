import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../paraglide/messages.js';
import { useFeature } from '../../features/account/use-feature.tsx';
import type { Notify } from '../../core/components/notice.tsx';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './consent-card.module.css';
import { ConsentSwitch } from './consent-switch.tsx';

/** Card for the consent to use the position (rule settings-consent), which is stored for registered users only. */
export function ConsentCard({ onNotice }: { onNotice: Notify }) {
  const user = useUser();
  return (
    <Card title={m.consent_title()} variant="flush">
      {user ? <ConsentSwitch userId={user.id} onNotice={onNotice} /> : <GuestConsent />}
    </Card>
  );
}

/** Shown to guests, who share their position only temporarily, without a stored consent. */
function GuestConsent() {
  const { invite, invitation } = useFeature('geolocation', 'consent');
  return (
    <div className={styles.guest}>
      <p className={styles.refusal}>{m.error_consent_registered_only()}</p>
      <p className={styles.text}>{m.consent_guest()}</p>
      <Button variant="default" aria-haspopup="dialog" onClick={invite}>
        {m.prompt_accept()}
      </Button>
      {invitation}
    </div>
  );
}
