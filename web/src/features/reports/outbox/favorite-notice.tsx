import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { refusedFavorite } from '../../favorites/agree.ts';
import { m } from '../../../paraglide/messages.js';
import { useStore } from '../../../core/storage/store.ts';
import styles from '../report.module.css';

/** Why the server refused a favourite that had to wait (rule favorites-phone). */
export function FavoriteNotice() {
  const refused = useStore(refusedFavorite);
  if (!refused) return null;
  return (
    <div className={styles.notice} data-screen-only>
      <Banner
        kind="error"
        actions={
          <Button variant="quiet" onClick={() => refusedFavorite.set(null)}>
            {m.close_alert()}
          </Button>
        }
      >
        {refused.text}
      </Banner>
    </div>
  );
}
