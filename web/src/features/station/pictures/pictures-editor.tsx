import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { messageOf } from '../../../core/api/api-error.ts';
import { stationPicturesQuery } from '../../../core/api/pictures/station-pictures.ts';
import { m } from '../../../paraglide/messages.js';
import { LogoPart } from './logo-part.tsx';
import { PhotosPart } from './photos-part.tsx';
import styles from './pictures.module.css';

interface PicturesEditorProps {
  stationId: number;
  userId: string;
}

/** Editor of a station's logo and photos. */
export function PicturesEditor({ stationId, userId }: PicturesEditorProps) {
  const queries = useQueryClient();
  const query = stationPicturesQuery(stationId, userId);
  const { data, error, isPending, refetch } = useQuery(query);
  if (data) {
    const parts = {
      stationId,
      pictures: data,
      onChange: (changed: StationPictures) => {
        queries.setQueryData(query.queryKey, changed);
        void queries.invalidateQueries({ queryKey: ['business', String(stationId)] });
      },
      onDoubt: () => void refetch(),
    };
    return (
      <div className={styles.editor}>
        <LogoPart {...parts} />
        <PhotosPart {...parts} />
      </div>
    );
  }
  if (isPending) return <Spinner label={m.loading()} />;
  return (
    <ErrorState
      message={m.pictures_failed()}
      detail={navigator.onLine ? messageOf(error) : m.pictures_offline()}
      retryLabel={m.retry()}
      onRetry={() => void refetch()}
    />
  );
}
