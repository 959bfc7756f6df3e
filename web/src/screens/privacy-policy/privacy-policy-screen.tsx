import { Card } from '@pieno/ui/card.tsx';
import { PrivacyText } from '../../legal/privacy-text.tsx';
import styles from './privacy-policy-screen.module.css';

/** /privacy-policy: what is kept, for how long, and the terms. */
export function PrivacyPolicyScreen() {
  return (
    <div className={styles.column}>
      <Card>
        <PrivacyText />
      </Card>
    </div>
  );
}
