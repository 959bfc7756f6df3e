import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../paraglide/messages.js';
import { withReturnTo } from '../../core/session/return-to.ts';
import styles from './guest-profile.module.css';

/** Shown to guests, who have no profile: placeholder picture and link to the sign-in page (rule profile-screen). */
export function GuestProfile() {
  return (
    <Card>
      <div className={styles.guest}>
        <Avatar src={null} isGuest size={112} />
        <p className={styles.text}>{m.error_needs_account_user_profile()}</p>
        <ButtonLink to={withReturnTo('/social-login', '/user-profile')}>
          {m.prompt_accept()}
        </ButtonLink>
        <ButtonLink to="/settings" variant="quiet">
          {m.profile_settings()}
        </ButtonLink>
      </div>
    </Card>
  );
}
