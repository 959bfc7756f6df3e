import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useEffect } from 'react';
import { m } from '../../paraglide/messages.js';
import { Page } from '../../frame/page.tsx';

const reloadPage = () => location.reload();

/** Shown for a page whose files could not be loaded; reloads automatically when the network returns. */
export function MissingPage({ reload = reloadPage }: { reload?: () => void }) {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [reload]);
  return (
    <Page title={m.product()} back="/home">
      <ErrorState
        message={navigator.onLine ? m.load_failed() : m.load_failed_offline()}
        retryLabel={m.retry()}
        onRetry={reload}
      />
    </Page>
  );
}
