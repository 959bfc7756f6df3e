import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { globalSettingQuery } from '../api/settings.ts';
import type { MapSetting } from './basemap.ts';
import type { LiveMapProps } from './live-map.tsx';
import { useBrowserIdle } from '../hooks/use-browser-idle.ts';
import { hasWebGL } from './webgl.ts';

const OUTLINE_ONLY: MapSetting = { value1: null, value2: null, value3: null };

/**
 * Loads the code of the live map and the setting of its style, if wanted and once the screen is idle.
 * @param onFail called if WebGL is missing, or the code cannot be loaded
 */
export function useLiveParts(isWanted: boolean, onFail: () => void) {
  const isIdle = useBrowserIdle(isWanted);
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();
  const { data, fetchStatus } = useQuery({
    ...globalSettingQuery('maps_api_key'),
    enabled: isWanted && isIdle,
  });
  const isOpen = isWanted && isIdle && fetchStatus === 'idle';
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen]);
  return { Live, setting: data?.data ?? OUTLINE_ONLY };
}
