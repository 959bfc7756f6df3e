import type { ComponentType } from 'react';

export interface GalleryPage {
  /** In the header; English, as all of the demo pages. */
  title: string;
  /** What is to be seen there, in a line of the lists that lead there. */
  about: string;
  /** Where its back arrow leads. */
  back: string;
  load: () => Promise<ComponentType>;
  /** What its menu button opens, where that is not the product's own menu. */
  loadMenu?: () => Promise<ComponentType<GalleryMenuProps>>;
}

export interface GalleryMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Path → page. */
export type GalleryPages = Readonly<Record<string, GalleryPage>>;
