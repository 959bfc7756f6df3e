/** The template's demo pages by path; each is a chunk of its own. Holds no page itself. */
import type { ComponentType } from 'react';

export interface GalleryPage {
  title: string;
  /** Where its back arrow leads. */
  back: string;
  load: () => Promise<ComponentType>;
}

export const GALLERY_PAGES: Readonly<Record<string, GalleryPage>> = {};
