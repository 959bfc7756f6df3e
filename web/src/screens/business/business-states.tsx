import { SENTENCES } from '@pieno/contract/errors.ts';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/state-card.tsx';
import { m } from '../../paraglide/messages.js';

/** Shown for an unknown station: 'Business non trovato' (spec §8). */
export function BusinessMissing() {
  return (
    <EmptyState message={SENTENCES.businessNotFound}>
      <ButtonLink to="/">{m.back_home()}</ButtonLink>
    </EmptyState>
  );
}

/** Shown for every other failure: the reason, 'Riprova' and 'Torna alla Home' (spec §8). */
export function BusinessFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <ErrorState
      message={SENTENCES.businessDetails}
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
