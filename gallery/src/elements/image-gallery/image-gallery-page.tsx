import { useState } from 'react';
import { ExamplePageundefined } from '../../kit/example-page.tsx';
import { Exampleundefined } from '../../kit/example.tsx';
import { FilteredGallery } from './filtered-gallery.tsx';
import { DEFAULT_GRID, GALLERY_GRID, WALL } from './gallery-items.ts';
import lost from './lost.svg';
import { PictureButton } from './picture-button.tsx';
import { PictureWall } from './picture-wall.tsx';
import { ThumbnailViewer } from './thumbnail-viewer.tsx';
import { Viewer } from '../../kit/viewer.tsx';

/** A truncated image file that no browser can decode. */
const LOST = { src: lost, alt: 'A picture that was lost', width: 960, height: 640 };

export function ImageGalleryPage() {
  return (
    <ExamplePageundefined layout="wide">
      <Exampleundefined title="Filter" lead="Four pictures: all of them, the large or the small.">
        <FilteredGallery />
      </Exampleundefined>
      <Exampleundefined
        title="Masonry"
        lead="One column on a phone, two from 750 pixels, three from 992; dealt out in turn."
      >
        <PictureWall {...GALLERY_GRID} pictures={WALL} />
      </Exampleundefined>
      <Exampleundefined
        title="Closer together"
        lead="What a masonry does when it is told nothing else."
      >
        <PictureWall {...DEFAULT_GRID} pictures={WALL.slice(0, 6)} />
      </Exampleundefined>
      <Exampleundefined title="With thumbnails" lead="Choose one at the foot.">
        <ThumbnailViewer />
      </Exampleundefined>
      <Exampleundefined title="A lost picture" lead="A word instead of a broken frame.">
        <LostPicture />
      </Exampleundefined>
    </ExamplePageundefined>
  );
}

function LostPicture() {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <PictureButton picture={LOST} onOpen={() => setOpened(0)} />
      <Viewer pictures={[LOST]} index={opened} onClose={() => setOpened(null)} />
    </>
  );
}
