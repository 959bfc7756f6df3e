import { useState } from 'react';
import type { GalleryImage } from '@pieno/contract/stations/business.ts';
import { GALLERY_MASONRY } from '@pieno/contract/station-limits.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Lightbox } from '@pieno/ui/pictures/lightbox.tsx';
import { Masonry } from '@pieno/ui/pictures/masonry.tsx';
import { m } from '../../paraglide/messages.js';
import { PhotoButton } from './photo-button.tsx';

/** 'Galleria Fotografica': a masonry of pictures; a click opens the full-screen viewer (rule station-gallery). */
export function PhotosCard({ images }: { images: readonly GalleryImage[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <Card title={m.business_photos()}>
      <Masonry columns={GALLERY_MASONRY.columns} gutter={GALLERY_MASONRY.gutter}>
        {images.map((image, index) => (
          <PhotoButton key={image.id} image={image} onOpen={() => setOpened(index)} />
        ))}
      </Masonry>
      <Lightbox
        images={images}
        index={opened}
        onClose={() => setOpened(null)}
        labels={{
          viewer: m.viewer_label(),
          close: m.viewer_close(),
          previous: m.viewer_previous(),
          next: m.viewer_next(),
          zoomIn: m.viewer_zoom_in(),
          zoomOut: m.viewer_zoom_out(),
          pictures: m.viewer_pictures(),
          carousel: m.viewer_carousel(),
          slide: m.viewer_slide(),
          count: m.viewer_count({ index: '{index}', total: '{total}' }),
          failed: m.image_failed(),
        }}
      />
    </Card>
  );
}
