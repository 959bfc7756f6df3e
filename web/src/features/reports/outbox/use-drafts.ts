import { useNow } from '../../../core/browser/use-now.ts';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { outbox, type QueuedReport } from './outbox.ts';
import { isTooOld } from './send-outbox.ts';
import { isOutboxFocus } from '../station-return-to.ts';

/** True for a voided report that can still be corrected (rule report-offline). */
export const isDraft = (queued: QueuedReport, now: Date): boolean =>
  queued.voided !== undefined && !isTooOld(queued, now);

/** Returns the user's report to correct, if the page was opened from its notice. */
export function useLedDraft(businessId: number): QueuedReport | undefined {
  const user = useUser();
  const now = useNow();
  const all = useStore(outbox);
  if (!isOutboxFocus()) return undefined;
  return all.find(
    (queued) =>
      queued.user_id === user?.id &&
      queued.report.business_id === businessId &&
      isDraft(queued, now),
  );
}
