import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from './poster-controls.module.css';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface PosterControlsProps {
  stage: 'poster' | 'opening' | 'failed';
  /** Opens the live map, once. */
  onOpen: () => void;
  /** Zooms the poster in by the given levels. */
  onZoom: (by: number) => void;
}

/**
 * Controls of a poster with pins: zoom buttons that react at once, and a surface that opens
 * the live map. A touch that scrolls the page does not open it.
 */
export function PosterControls({ stage, onOpen, onZoom }: PosterControlsProps) {
  const surface = useRef<HTMLButtonElement>(null);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const poster = surface.current?.parentElement;
    if (!poster) return;
    // The live map's gestures (open-map.ts): two fingers, or the wheel with a key.
    const touch = ({ touches }: TouchEvent) => {
      if (touches.length > 1) open();
    };
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      open();
    };
    poster.addEventListener('touchstart', touch, { passive: true });
    poster.addEventListener('wheel', turn, { passive: false });
    return () => {
      poster.removeEventListener('touchstart', touch);
      poster.removeEventListener('wheel', turn);
    };
  }, []);
  const zoom = (by: number) => {
    onZoom(by);
    onOpen();
  };
  return (
    <>
      {stage !== 'failed' && (
        <button
          ref={surface}
          type="button"
          className={styles.surface}
          aria-label={m.map_open()}
          aria-busy={stage === 'opening'}
          // A drag with the mouse produces no click at first.
          onPointerDown={({ pointerType }) => pointerType === 'mouse' && onOpen()}
          onClick={onOpen}
        />
      )}
      {stage !== 'poster' && (
        <p className={styles.notice} role="status">
          {stage === 'failed' ? m.map_unavailable() : m.map_opening()}
        </p>
      )}
      <ZoomButtons onZoom={zoom} />
    </>
  );
}
