import { Masonry } from '@pieno/ui/pictures/masonry.tsx';
import { useState } from 'react';
import type { Picture } from '../../pictures/picture.ts';
import { PictureButton } from './picture-button.tsx';
import { Viewer } from '../../kit/pictures/viewer.tsx';

interface PictureWallProps {
  columns: Readonly<Record<number, number>>;
  gutter: number;
  pictures: readonly { picture: Picture; ratio: string }[];
}

/** Each picture of the masonry opens the viewer. */
export function PictureWall({ pictures, ...grid }: PictureWallProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Masonry {...grid}>
        {pictures.map(({ picture, ratio }, index) => (
          <PictureButton
            key={picture.src}
            picture={picture}
            ratio={ratio}
            onOpen={() => setOpened(index)}
          />
        ))}
      </Masonry>
      <Viewer
        pictures={pictures.map(({ picture }) => picture)}
        index={opened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
