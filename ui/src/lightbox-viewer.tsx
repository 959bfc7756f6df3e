import 'yet-another-react-lightbox/styles.css';
import { LIGHTBOX } from '@pieno/contract/limits.ts';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { LightboxSlide, type LightboxImage } from './lightbox-slide.tsx';
import styles from './lightbox-viewer.module.css';

export interface LightboxProps {
  images: readonly LightboxImage[];
  /** The picture shown first. */
  index: number;
  onClose: () => void;
  words: LightboxWords;
}

export interface LightboxWords {
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Text shown instead of a picture that cannot be loaded. */
  failed: string;
}

/** Factor of one zoom step: doubling, capped at three times, gives the stops 100, 200 and 300 per cent. */
const ZOOM_MULTIPLIER = 1 + LIGHTBOX.zoomStep / 100;

/** The viewer itself: swipes and wraps around, zooms, closes on Escape (spec §2, §9). */
export function LightboxViewer({ images, index, onClose, words }: LightboxProps) {
  const isSingle = images.length === 1;
  return (
    <YetAnotherLightbox
      open
      className={styles.viewer}
      close={onClose}
      index={index}
      slides={images.map((image) => ({ type: 'picture', image }))}
      plugins={[Zoom]}
      carousel={{ padding: LIGHTBOX.padding, finite: isSingle, preload: 1 }}
      animation={{
        fade: LIGHTBOX.animationMs,
        swipe: LIGHTBOX.animationMs,
        zoom: LIGHTBOX.animationMs,
      }}
      controller={{ closeOnPullDown: true }}
      zoom={{
        supports: ['picture'],
        maxZoom: LIGHTBOX.zoomMax / 100,
        zoomInMultiplier: ZOOM_MULTIPLIER,
      }}
      labels={{
        Lightbox: words.viewer,
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'picture' && <LightboxSlide image={slide.image} failed={words.failed} />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
