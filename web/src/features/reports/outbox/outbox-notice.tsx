import { SUCCESS_BANNER_MS } from '@pieno/contract/limits.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { useEffect, type ReactNode } from 'react';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { lastSent, openEntriesOf, outbox, readOutbox, type QueuedReport } from './outbox.ts';
import styles from '../report.module.css';
import { pricesText } from '../sent-text.ts';
import { FavoriteNotice } from './favorite-notice.tsx';
import { PricesNotice } from './prices-notice.tsx';
import { isDraft } from './use-drafts.ts';
import { outboxPath } from '../station-return-to.ts';

/** Results of what had to wait, on every page: reports, an owner's prices, and a favourite. */
export function OutboxNotice(): ReactNode {
  return (
    <>
      <ReportsNotice />
      <PricesNotice />
      <FavoriteNotice />
    </>
  );
}

/**
 * One notice: a question first, then what was sent, then what still waits
 * (rule report-offline). The station's own page shows its reports beside its prices.
 */
function ReportsNotice() {
  const user = useUser();
  const all = useStore(outbox);
  const sent = useStore(lastSent);
  useEffect(() => void readOutbox().catch(() => undefined), []);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => lastSent.set(null), SUCCESS_BANNER_MS);
    return () => clearTimeout(timer);
  }, [sent]);
  const own = all.filter(({ user_id }) => user_id === user?.id);
  const elsewhere = own.filter(
    ({ report }) => globalThis.location.pathname !== `/business/${report.business_id}`,
  );
  const open = elsewhere.find(({ problem }) => problem !== null);
  if (open) return <Open queued={open} />;
  if (sent && sent.user_id === user?.id) {
    return (
      <div className={styles.notice} data-screen-only>
        <Banner kind="success">{m.outbox_sent(textParams(sent))}</Banner>
      </div>
    );
  }
  const [first] = elsewhere;
  if (!first) return null;
  return (
    <p role="status" className={styles.noticeLine} data-screen-only>
      {own.length === 1
        ? m.outbox_waiting(textParams(first))
        : m.outbox_waiting_more({ count: own.length })}
    </p>
  );
}

function Open({ queued }: { queued: QueuedReport }) {
  const { isAsking = false, report } = queued;
  const isBack = isDraft(queued, useNow());
  return (
    <div className={styles.notice} data-screen-only>
      <Banner
        kind="info"
        actions={
          <ButtonLink variant="quiet" to={outboxPath(report.business_id)}>
            {isAsking ? m.outbox_answer() : isBack ? m.outbox_correct() : m.outbox_look()}
          </ButtonLink>
        }
      >
        {isAsking
          ? m.outbox_asks(textParams(queued))
          : isBack
            ? m.outbox_voided(textParams(queued))
            : m.outbox_untaken(textParams(queued))}
      </Banner>
    </div>
  );
}

const textParams = (queued: QueuedReport) => ({
  station: queued.business_name,
  prices: pricesText(openEntriesOf(queued), []),
});
