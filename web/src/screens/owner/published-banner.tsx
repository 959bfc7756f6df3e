import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { ownStationsQuery } from '../../api/owners.ts';
import { undoReport } from '../../api/reports.ts';
import { m } from '../../paraglide/messages.js';

interface PublishedBannerProps {
  text: string;
  /** Under which it was published: by it, it is taken back. */
  published: string;
  userId: string;
}

/** Says that prices were published, and takes them back for as long as the server allows it (rule owner-prices). */
export function PublishedBanner({ text, published, userId }: PublishedBannerProps) {
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => undoReport(published),
    onSettled: () =>
      void queries.invalidateQueries({ queryKey: ownStationsQuery(userId).queryKey }),
  });
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), REPORT_LIMITS.undoMinutes * 60_000);
    return () => clearTimeout(timer);
  }, []);
  if (isSuccess) return <Banner kind="success">{m.owner_taken_back()}</Banner>;
  if (error) return <Banner kind="error">{messageOf(error)}</Banner>;
  const undo = (
    <Button variant="quiet" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {m.report_undo()}
    </Button>
  );
  return (
    <Banner kind="success" actions={!isOver && undo}>
      {text}
    </Banner>
  );
}
