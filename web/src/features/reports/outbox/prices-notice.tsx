import { SUCCESS_BANNER_MS } from '@pieno/contract/limits.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { useEffect } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import styles from '../report.module.css';
import { lastPrices, waitingPrices } from './waiting-prices.ts';

/**
 * Result of prices that an owner published without a server connection (rule owner-publish).
 * /gestore shows it itself.
 */
export function PricesNotice() {
  const user = useUser();
  const waiting = useStore(waitingPrices).find(({ user_id }) => user_id === user?.id);
  const sent = useStore(lastPrices);
  const isOwnPage = globalThis.location.pathname.startsWith('/gestore');
  useEffect(() => {
    if (!sent || isOwnPage) return;
    const timer = setTimeout(() => lastPrices.set(null), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [sent, isOwnPage]);
  if (isOwnPage) return null;
  if (waiting?.refused) {
    const look = (
      <ButtonLink variant="quiet" to={`/gestore/${waiting.business_id}`}>
        {m.outbox_look()}
      </ButtonLink>
    );
    return (
      <div className={styles.notice} data-screen-only>
        <Banner kind="info" actions={look}>
          {m.outbox_prices_untaken({ station: waiting.business_name })}
        </Banner>
      </div>
    );
  }
  if (sent && sent.user_id === user?.id) {
    return (
      <div className={styles.notice} data-screen-only>
        <Banner kind="success">{m.outbox_prices_sent({ station: sent.business_name })}</Banner>
      </div>
    );
  }
  if (!waiting) return null;
  return (
    <p role="status" className={styles.noticeLine} data-screen-only>
      {m.outbox_prices_waiting({ station: waiting.business_name })}
    </p>
  );
}
