import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { globalSettingQuery } from '../../core/api/settings/settings.ts';
import { m } from '../../paraglide/messages.js';
import type { LivePlaceProps } from './live-place.tsx';
import styles from './place-map.module.css';
import { hasWebGL } from './webgl.ts';

const LivePlace = lazy(async () => ({ default: (await import('./live-place.tsx')).LivePlace }));
const OUTLINE_ONLY = { value1: null, value2: null, value3: null };

type PlaceMapProps = Omit<LivePlaceProps, 'setting' | 'onFail' | 'onLost'>;

/** A map with a draggable pin; without WebGL only a note, as the place can also be typed. */
export function PlaceMap(props: PlaceMapProps) {
  const [hasFailed, setFailed] = useState(() => !hasWebGL());
  const [isLost, setLost] = useState(false);
  const { data, fetchStatus } = useQuery(globalSettingQuery('maps_api_key'));
  const setting = data?.data ?? OUTLINE_ONLY;
  if (hasFailed) return <p className={styles.none}>{m.place_no_map()}</p>;
  return (
    <div className={styles.frame}>
      {isLost && <p className={styles.lost}>{m.place_no_map()}</p>}
      {fetchStatus === 'idle' && (
        <Suspense fallback={<Spinner label={m.loading()} />}>
          <LivePlace {...props} setting={setting} onFail={() => setFailed(true)} onLost={setLost} />
        </Suspense>
      )}
    </div>
  );
}
