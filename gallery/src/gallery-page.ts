import type { ComponentType } from 'react';

export interface GalleryPage {
  /** Title in the header, in English. */
  title: string;
  /** One line for the indexes. */
  about: string;
  /** Target of the back arrow. */
  back: string;
  load: () => Promise<ComponentType>;
  /** Loads the menu of the header's menu button; by default, the product's own menu opens. */
  loadMenu?: () => Promise<ComponentType<GalleryMenuProps>>;
}

export interface GalleryMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Pages by path. */
export type GalleryRoutes = Readonly<Record<string, GalleryPage>>;
