import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { stationPicturesQuery } from '../api/pictures/station-pictures.ts';
import { LoadFailure } from '../notices/load-failure.tsx';
import { m } from '../paraglide/messages.js';
import { LogoPart } from './logo-part.tsx';
import { PhotosPart } from './photos-part.tsx';
import styles from './pictures.module.css';

interface PicturesEditorProps {
  stationId: number;
  userId: string;
}

/** Logo and photographs of a station, as they are now. */
export function PicturesEditor({ stationId, userId }: PicturesEditorProps) {
  const queries = useQueryClient();
  const options = stationPicturesQuery(stationId, userId);
  const query = useQuery(options);
  const { data, isPending, refetch } = query;
  if (data) {
    const parts = {
      stationId,
      pictures: data,
      onChange: (changed: StationPictures) => {
        queries.setQueryData(options.queryKey, changed);
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
  return <LoadFailure query={query} message={m.pictures_failed()} offline={m.pictures_offline()} />;
}
