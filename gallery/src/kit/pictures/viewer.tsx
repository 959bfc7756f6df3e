import { Lightbox } from '@pieno/ui/pictures/lightbox.tsx';
import { VIEWER_LABELS } from './viewer-labels.ts';
import type { Picture } from '../../pictures/picture.ts';

interface ViewerProps {
  pictures: readonly Picture[];
  /** Index of the picture shown; null: closed. */
  index: number | null;
  onClose: () => void;
}

/** The product's full-screen viewer in English. */
export function Viewer({ pictures, index, onClose }: ViewerProps) {
  return (
    <Lightbox
      images={pictures.map(({ src, ...picture }) => ({
        url: src,
        caption: picture.alt,
        ...picture,
      }))}
      index={index}
      onClose={onClose}
      labels={VIEWER_LABELS}
    />
  );
}
