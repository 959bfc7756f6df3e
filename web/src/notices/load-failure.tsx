import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { messageOf } from '../api/api-error.ts';
import { m } from '../paraglide/messages.js';

interface LoadFailureProps {
  query: { error: Error | null; refetch: () => unknown };
  message: string;
  /** What is said instead of the reason while there is no network. */
  offline: string;
}

/** Says what could not be loaded and why, and tries again. */
export const LoadFailure = ({ query, message, offline }: LoadFailureProps) => (
  <ErrorState
    message={message}
    detail={navigator.onLine ? messageOf(query.error) : offline}
    retryLabel={m.retry()}
    onRetry={() => void query.refetch()}
  />
);
