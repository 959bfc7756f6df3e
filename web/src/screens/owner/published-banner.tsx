import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { undoReport } from '../../core/api/prices/reports.ts';
import { Failure } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import type { Publishing } from './use-publishing.ts';
import { useStanding } from './use-standing.ts';

interface PublishedBannerProps {
  text: string;
  publishing: Pick<Publishing, 'published' | 'changed'>;
  stationId: number;
  userId: string;
}

/**
 * Shows that prices were published and their effect on the station's ranks, and can withdraw them for as long as the
 * server allows it (rule owner-prices).
 */
export function PublishedBanner(props: PublishedBannerProps) {
  const { text, publishing, stationId, userId } = props;
  const queries = useQueryClient();
  const [isOver, setOver] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => undoReport(publishing.published),
    onSettled: () =>
      void queries.invalidateQueries({ queryKey: ownStationsQuery(userId).queryKey }),
  });
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), REPORT_LIMITS.undoMinutes * 60_000);
    return () => clearTimeout(timer);
  }, []);
  const standing = useStanding(stationId, publishing.changed);
  if (isSuccess) return <Banner kind="success">{m.owner_taken_back()}</Banner>;
  if (error) return <Failure of={error} />;
  const undo = (
    <Button variant="quiet" aria-busy={isPending} onClick={() => !isPending && mutate()}>
      {m.report_undo()}
    </Button>
  );
  return (
    <Banner kind="success" actions={!isOver && undo}>
      <p>{text}</p>
      {standing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}
