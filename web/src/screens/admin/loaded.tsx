import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../core/api/api-error.ts';
import { m } from '../../paraglide/messages.js';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** Placeholder until a part, or its data, is loaded. */
export function Loading() {
  return (
    <>
      <Spinner label={m.loading()} />
      <Card>
        <Skeleton width="100%" height={240} />
      </Card>
    </>
  );
}

/** Shows a query: a placeholder, the error, or the data. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isPending, refetch } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <Loading />;
  return (
    <ErrorState
      message={m.load_failed()}
      detail={navigator.onLine ? messageOf(error) : m.admin_offline()}
      retryLabel={m.retry()}
      onRetry={() => void refetch()}
    />
  );
}
