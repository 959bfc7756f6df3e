import 'yet-another-react-lightbox/styles.css';
import { useRef } from 'react';
import YetAnotherLightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { LightboxSlide, type LightboxImage } from './lightbox-slide.tsx';
import styles from './lightbox-viewer.module.css';
import { useCloseOnBack } from '../layers/use-close-on-back.ts';

export interface LightboxProps {
  images: readonly LightboxImage[];
  /** Index of the first picture shown. */
  index: number;
  onClose: () => void;
  labels: LightboxLabels;
}

export interface LightboxLabels {
  viewer: string;
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Name of the row of pictures. */
  pictures: string;
  /** Role description of that row: 'carosello'. */
  carousel: string;
  /** Role description of a picture: 'foto'. */
  slide: string;
  /** Name of a picture, with `{index}` and `{total}`. */
  count: string;
  /** Shown instead of a picture that fails to load. */
  failed: string;
}

/** Zoom in per cent and its step, milliseconds, and pixels (rule station-viewer). */
const LIGHTBOX = { zoomMax: 300, zoomStep: 100, animationMs: 300, padding: 10 } as const;

/** Factor of a zoom step: doubling, capped at three times, stops at 100, 200 and 300 per cent. */
const ZOOM_MULTIPLIER = 1 + LIGHTBOX.zoomStep / 100;

/** Swipes and wraps around, zooms, closes on Escape and Back (rule station-viewer). */
export function LightboxViewer({ images, index, onClose, labels }: LightboxProps) {
  const isSingle = images.length === 1;
  const controller = useRef<ControllerRef>(null);
  useCloseOnBack(true, () => controller.current?.close());
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
      controller={{ ref: controller, closeOnPullDown: true }}
      zoom={{
        supports: ['picture'],
        maxZoom: LIGHTBOX.zoomMax / 100,
        zoomInMultiplier: ZOOM_MULTIPLIER,
      }}
      labels={{
        Lightbox: labels.viewer,
        Close: labels.close,
        Previous: labels.previous,
        Next: labels.next,
        'Zoom in': labels.zoomIn,
        'Zoom out': labels.zoomOut,
        'Photo gallery': labels.pictures,
        Carousel: labels.carousel,
        Slide: labels.slide,
        '{index} of {total}': labels.count,
      }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'picture' && <LightboxSlide image={slide.image} failed={labels.failed} />,
        ...(isSingle && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
