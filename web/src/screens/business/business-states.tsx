import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { m } from '../../paraglide/messages.js';

/** Shown for an unknown station: 'Business non trovato' (rule station-states). */
export function BusinessMissing() {
  return (
    <EmptyState message={m.error_business_not_found()}>
      <ButtonLink to="/">{m.back_home()}</ButtonLink>
    </EmptyState>
  );
}

interface FailureProps {
  reason: string;
  onRetry: () => void;
}

/** Shown for every other failure: the reason, 'Riprova' and 'Torna alla Home' (rule station-states). */
export function BusinessFailed({ reason, onRetry }: FailureProps) {
  return (
    <ErrorState
      message={m.failed_business()}
      detail={reason}
      retryLabel={m.retry()}
      onRetry={onRetry}
    >
      <ButtonLink to="/" variant="default">
        {m.back_home()}
      </ButtonLink>
    </ErrorState>
  );
}

interface FailedAboveProps extends FailureProps {
  /** True above a page made of cached rankings: the text names what is missing. */
  isPartial?: boolean;
}

/** The same failure above the available data. Offline it is no alarm, and the page's banner gives the reason. */
export function BusinessFailedAbove({ reason, onRetry, isPartial = false }: FailedAboveProps) {
  const isOnline = navigator.onLine;
  return (
    <Banner
      kind={isOnline ? 'error' : 'info'}
      actions={
        <>
          <Button variant="default" onClick={onRetry}>
            {m.retry()}
          </Button>
          <ButtonLink to="/" variant="default">
            {m.back_home()}
          </ButtonLink>
        </>
      }
    >
      <p>{m.failed_business()}</p>
      {isOnline && <p>{reason}</p>}
      {isPartial && <p>{m.business_partial()}</p>}
    </Banner>
  );
}
