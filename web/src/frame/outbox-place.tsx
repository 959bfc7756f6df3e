import { lazy, Suspense, useState } from 'react';
import { hasOutbox } from '../features/reports/outbox/outbox-mark.ts';
import { useStore } from '../core/storage/store.ts';

const OutboxNotice = lazy(() =>
  import('../features/reports/outbox/outbox-notice.tsx')
    .then((module) => ({ default: module.OutboxNotice }))
    // Not cached: the station's page and the profile show it too.
    .catch(() => ({ default: () => null })),
);

/** Shows the outcomes of queued reports: loaded once there is one, and kept until it was shown. */
export function OutboxPlace() {
  const isUsed = useStore(hasOutbox);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  if (!wasUsed) return null;
  return (
    <Suspense>
      <OutboxNotice />
    </Suspense>
  );
}
