import type { Picture } from '../../pictures/picture.ts';
import { SCENES } from '../../pictures/scenes.ts';

export type Size = 'Large' | 'Small';

interface GalleryItem {
  id: string;
  image: Picture;
  category: Size;
}

/** What the filter chooses from (spec §2: four items). */
const ITEMS: readonly GalleryItem[] = [
  { id: 'towers', image: SCENES.towers, category: 'Large' },
  { id: 'harbour', image: SCENES.harbour, category: 'Small' },
  { id: 'vineyard', image: SCENES.vineyard, category: 'Large' },
  { id: 'night', image: SCENES.night, category: 'Small' },
];

export const FILTERS = ['All', 'Large', 'Small'] as const;
export type Filter = (typeof FILTERS)[number];

export const itemsOf = (filter: Filter): readonly GalleryItem[] =>
  filter === 'All' ? ITEMS : ITEMS.filter(({ category }) => category === filter);

/** Columns by viewport width, and pixels between pictures (spec §2, §9). */
export const GALLERY_GRID = { columns: { 0: 1, 750: 2, 992: 3 }, gutter: 20 } as const;
/** What a masonry has that is told nothing else (spec §9). */
export const DEFAULT_GRID = { columns: { 0: 1, 350: 1, 750: 2, 900: 3 }, gutter: 10 } as const;

/** Each cut to a height of its own, so that the columns have something to settle. */
export const WALL: readonly { picture: Picture; ratio: string }[] = [
  { picture: SCENES.coast, ratio: '4 / 3' },
  { picture: SCENES.hills, ratio: '1 / 1' },
  { picture: SCENES.cableway, ratio: '3 / 4' },
  { picture: SCENES.market, ratio: '16 / 9' },
  { picture: SCENES.castle, ratio: '4 / 5' },
  { picture: SCENES.lake, ratio: '3 / 2' },
  { picture: SCENES.bridge, ratio: '1 / 1' },
  { picture: SCENES.snow, ratio: '16 / 9' },
  { picture: SCENES.road, ratio: '4 / 3' },
];
