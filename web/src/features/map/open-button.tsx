import IconMap2 from '~icons/tabler/map-2';
import { m } from '../../paraglide/messages.js';
import styles from './map-view.module.css';
import type { PosterControlsProps } from './poster-controls.tsx';

/** Button that opens the live map. It covers the whole poster, so that any tap on it works. */
export function OpenButton({ stage, onOpen }: PosterControlsProps) {
  if (stage === 'failed')
    return (
      <p className={styles.notice} role="status">
        {m.map_unavailable()}
      </p>
    );
  return (
    <button type="button" className={styles.open} aria-busy={stage === 'opening'} onClick={onOpen}>
      <span className={styles.openLabel}>
        <IconMap2 size={20} stroke={1.75} aria-hidden />
        {stage === 'poster' ? m.map_open() : m.map_opening()}
      </span>
    </button>
  );
}
