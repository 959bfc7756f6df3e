import { backupWords, type Backups } from '@pieno/contract/backups/backups.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useNow } from '../../../hooks/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';

/** How it stands with the back-ups: in green the last one that was restored to prove it, or in red what is wrong. */
export function BackupsCard({ backups }: { backups: Backups }) {
  const { text, step, isWrong } = backupWords(backups, useNow());
  if (backups.proven && !isWrong) {
    return (
      <Card title={m.admin_backups()}>
        <Banner kind="success">{text}</Banner>
      </Card>
    );
  }
  return (
    <Card title={m.admin_backups()} variant="flush">
      <p className={styles.row}>
        <span className={isWrong ? styles.wrong : styles.about}>{text}</span>
        {step !== '' && <span className={styles.hint}>{step}</span>}
      </p>
    </Card>
  );
}
