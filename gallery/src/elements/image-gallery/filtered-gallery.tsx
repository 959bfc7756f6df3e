import { Masonry } from '@pieno/ui/pictures/masonry.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { useState } from 'react';
import { FILTERS, GALLERY_GRID, itemsOf, type Filter } from './gallery-items.ts';
import { PictureButton } from './picture-button.tsx';
import { Viewer } from '../../kit/pictures/viewer.tsx';

const OPTIONS = FILTERS.map((filter) => ({ value: filter, label: filter }));

export function FilteredGallery() {
  const [filter, setFilter] = useState<Filter>('All');
  const [opened, setOpened] = useState<number | null>(null);
  const items = itemsOf(filter);
  return (
    <>
      <Segmented label="Filter" options={OPTIONS} value={filter} onChange={setFilter} />
      <Masonry {...GALLERY_GRID}>
        {items.map(({ id, image, category }, index) => (
          <PictureButton
            key={id}
            picture={image}
            ratio={category === 'Large' ? '4 / 3' : '16 / 9'}
            onOpen={() => setOpened(index)}
          />
        ))}
      </Masonry>
      <Viewer
        pictures={items.map(({ image }) => image)}
        index={opened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
