import type { Picture } from '../../pictures/picture.ts';
import { SCENES } from '../../pictures/scenes.ts';

export type Size = 'Large' | 'Small';

interface GalleryItem {
  id: string;
  image: Picture;
  category: Size;
}

/** Four pictures (rule gallery-pictures). */
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

/** Columns by minimum viewport width in pixels, and gap in pixels (rule gallery-pictures). */
export const GALLERY_GRID = { columns: { 0: 1, 750: 2, 992: 3 }, gutter: 20 } as const;
/** Default of a masonry, in the same units (rule gallery-pictures). */
export const DEFAULT_GRID = { columns: { 0: 1, 350: 1, 750: 2, 900: 3 }, gutter: 10 } as const;

/** Different heights show what the masonry does. */
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
