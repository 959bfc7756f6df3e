import type { ComponentType } from 'react';

export interface GalleryPage {
  /** Title in the header; in English, like all demo pages. */
  title: string;
  /** Description of one line for the lists of pages. */
  about: string;
  /** Target of the back arrow. */
  back: string;
  load: () => Promise<ComponentType>;
  /** Loads the menu that the header's menu button opens; without it, the product's own menu opens. */
  loadMenu?: () => Promise<ComponentType<GalleryMenuProps>>;
}

export interface GalleryMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Pages by path. */
export type GalleryRoutes = Readonly<Record<string, GalleryPage>>;
