import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../notices/load-failure.tsx';
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

/** What stands there until a part, or its data, has come. */
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

/** What a part shows of its query: a placeholder, what failed and why, or the data. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, isPending } = query;
  if (data !== undefined) return children(data);
  if (isPending) return <Loading />;
  return <LoadFailure query={query} message={m.load_failed()} offline={m.admin_offline()} />;
}
