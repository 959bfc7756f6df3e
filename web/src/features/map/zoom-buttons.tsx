import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import { m } from '../../paraglide/messages.js';
import styles from './poster-controls.module.css';

interface ZoomButtonsProps {
  /** Called with the change in zoom levels: 1 or -1. */
  onZoom: (by: 1 | -1) => void;
}

/** Zoom buttons, at the same place on poster and live map. */
export function ZoomButtons({ onZoom }: ZoomButtonsProps) {
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label={m.map_zoom_in()} onClick={() => onZoom(1)}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </button>
      <button type="button" aria-label={m.map_zoom_out()} onClick={() => onZoom(-1)}>
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
