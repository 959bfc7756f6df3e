import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { globalSettingQuery } from '../../core/api/settings/settings.ts';
import type { MapSetting } from './basemap.ts';
import type { LiveMapProps } from './live-map.tsx';
import { hasWebGL } from './webgl.ts';

const OUTLINE_ONLY: MapSetting = { value1: null, value2: null, value3: null };

/**
 * Loads the live map's code and the setting of its style in parallel, once wanted.
 * @param onFail called if WebGL is missing, or the code cannot be loaded
 */
export function useLiveParts(isWanted: boolean, onFail: () => void) {
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();
  const { data, fetchStatus } = useQuery({
    ...globalSettingQuery('maps_api_key'),
    enabled: isWanted,
  });
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const load = async () => {
      if (!hasWebGL()) throw new Error('WebGL is missing');
      const { LiveMap } = await import('./live-map.tsx');
      if (!isGone) setLive(() => LiveMap);
    };
    load().catch(() => isGone || failed());
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  const isKnown = fetchStatus === 'idle';
  return { Live: isKnown ? Live : undefined, setting: data?.data ?? OUTLINE_ONLY };
}
