import { useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FilteredGallery } from './filtered-gallery.tsx';
import { DEFAULT_GRID, GALLERY_GRID, WALL } from './gallery-items.ts';
import lost from './lost.svg';
import { PictureButton } from './picture-button.tsx';
import { PictureWall } from './picture-wall.tsx';
import { ThumbnailViewer } from './thumbnail-viewer.tsx';
import { Viewer } from '../../kit/pictures/viewer.tsx';

/** A truncated file that no browser can decode. */
const LOST = { src: lost, alt: 'A picture that was lost', width: 960, height: 640 };

export function ImageGalleryPage() {
  return (
    <ExamplePage layout="wide">
      <Example title="Filter" lead="Four pictures: all of them, the large or the small.">
        <FilteredGallery />
      </Example>
      <Example
        title="Masonry"
        lead="One column on a phone, two from 750 pixels, three from 992; dealt out in turn."
      >
        <PictureWall {...GALLERY_GRID} pictures={WALL} />
      </Example>
      <Example title="Closer together" lead="What a masonry does when it is told nothing else.">
        <PictureWall {...DEFAULT_GRID} pictures={WALL.slice(0, 6)} />
      </Example>
      <Example title="With thumbnails" lead="Choose one at the foot.">
        <ThumbnailViewer />
      </Example>
      <Example title="A lost picture" lead="A word instead of a broken frame.">
        <LostPicture />
      </Example>
    </ExamplePage>
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
