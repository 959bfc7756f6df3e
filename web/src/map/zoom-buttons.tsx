import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import type { Map as MapLibre } from 'maplibre-gl';
import { m } from '../paraglide/messages.js';
import styles from './live-map.module.css';

export function ZoomButtons({ map }: { map: MapLibre }) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={m.map_zoom_in()} onClick={() => map.zoomIn()}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label={m.map_zoom_out()} onClick={() => map.zoomOut()}>
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
