import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useState, type ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import { NoticeBanner, useNotice } from '../../core/components/notice.tsx';
import { useUser } from '../../core/session/use-visitor.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { GuestProfile } from './guest-profile.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-screen.module.css';

/**
 * /user-profile (rule profile-screen): the user's public picture and name, and the account's data.
 * @param startsAtBio focuses the field for the bio
 */
export function ProfileScreen({ startsAtBio = false }: { startsAtBio?: boolean | undefined }) {
  const user = useUser();
  const [notice, notify] = useNotice();
  if (!user) return <GuestProfile />;
  return (
    <div className={styles.screen}>
      <NoticeBanner notice={notice} onNotice={notify} />
      <ProfileHead user={user} onNotice={notify} />
      <Card>
        <ProfileForm key={user.id} user={user} startsAtBio={startsAtBio} onNotice={notify} />
      </Card>
      <OwnReports userId={user.id} />
      <OwnDataCard user={user} onNotice={notify} />
    </div>
  );
}

/** The user's reports, loaded on request. */
function OwnReports({ userId }: { userId: string }) {
  const [opened, setOpened] = useState<{ Reports: ComponentType<{ userId: string }> } | null>(null);
  /** True if they cannot be loaded: never opened on this phone, and no network now. */
  const [isMissing, setMissing] = useState(false);
  const open = () =>
    void import('./own-reports-card.tsx')
      .then(({ OwnReportsCard }) => setOpened({ Reports: OwnReportsCard }))
      .catch(() => setMissing(true));
  if (opened) return <opened.Reports userId={userId} />;
  return (
    <Card title={m.own_reports()}>
      {isMissing ? (
        <ErrorState message={m.own_reports_missing()} retryLabel={m.retry()} onRetry={open} />
      ) : (
        <Button variant="default" onClick={open}>
          {m.own_reports_show()}
        </Button>
      )}
    </Card>
  );
}
