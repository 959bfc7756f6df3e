import { USER_SWITCHES } from '@pieno/contract/profile/profile-fields.ts';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { lazy, Suspense, type ComponentType } from 'react';
import { Card } from '@pieno/ui/card.tsx';
import { m } from '../../paraglide/messages.js';
import { NoticeBanner, useNotice } from '../../core/components/notice.tsx';
import { RegisteredOnly } from '../../features/account/registered-only.tsx';
import { UserSwitchRow } from '../../features/account/user-switch.tsx';
import { VisitorSummary } from '../../features/account/visitor-summary.tsx';
import { AccountLinks } from './account-links.tsx';
import { ConsentCard } from './consent-card.tsx';
import { PrivacyLinks } from './privacy-links.tsx';
import styles from './settings-screen.module.css';

// No other screen needs its code.
const TankCard = lazy<ComponentType>(() =>
  import('./tank-card.tsx')
    .then((module) => ({ default: module.TankCard }))
    // Not cached yet: the other cards work without it.
    .catch(() => ({ default: () => null })),
);
const TankLoading = () => (
  <Card title={m.tank_title()}>
    <Skeleton width="100%" height={190} />
  </Card>
);

/** /settings: the visitor, the tank, the switches, the consent, and links to the other pages (rule settings-screen). */
export function SettingsScreen() {
  const [notice, notify] = useNotice();
  return (
    <>
      <NoticeBanner notice={notice} onNotice={notify} />
      <div className={styles.visitor}>
        <VisitorSummary size={72} />
      </div>
      <div className={styles.cards}>
        <div>
          <Suspense fallback={<TankLoading />}>
            <TankCard />
          </Suspense>
        </div>
        <Card title={m.settings_switches()} variant="flush">
          <RegisteredOnly />
          <ul role="list" className={styles.switches}>
            {USER_SWITCHES.map((name) => (
              <li key={name}>
                <UserSwitchRow name={name} onNotice={notify} />
              </li>
            ))}
          </ul>
        </Card>
        <AccountLinks />
        <ConsentCard onNotice={notify} />
        <PrivacyLinks />
      </div>
    </>
  );
}
