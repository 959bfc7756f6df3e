import { Button } from '@pieno/ui/buttons/button.tsx';
import { m } from '../../paraglide/messages.js';

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ query }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <Button variant="default" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {m.admin_more()}
    </Button>
  );
}
