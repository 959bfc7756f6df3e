import { NoticeBanner, useNotice } from '../../notices/notice.tsx';
import { useUser } from '../../session/use-visitor.ts';
import { Card } from '@pieno/ui/card.tsx';
import { GuestProfile } from './guest-profile.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-screen.module.css';

/**
 * /user-profile (rule profile-screen): the user's public picture and name, and all the data of the account.
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
      <OwnDataCard user={user} onNotice={notify} />
    </div>
  );
}
