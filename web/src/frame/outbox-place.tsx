import { lazy, Suspense, useState } from 'react';
import { hasOutbox } from '../features/reports/outbox/outbox-mark.ts';
import { useStore } from '../core/storage/store.ts';

const OutboxNotice = lazy(() =>
  import('../features/reports/outbox/outbox-notice.tsx')
    .then((module) => ({ default: module.OutboxNotice }))
    // Not on the phone: the station's page and the profile say it too.
    .catch(() => ({ default: () => null })),
);

/** Where is said what has come of reports that had to wait: loaded once one does, and kept until it was said. */
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
