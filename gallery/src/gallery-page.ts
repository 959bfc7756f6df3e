import type { ComponentType } from 'react';

export interface GalleryPage {
  /** In the header; English, as all of the demo pages. */
  title: string;
  /** Where its back arrow leads. */
  back: string;
  load: () => Promise<ComponentType>;
}

/** Path → page. */
export type GalleryPages = Readonly<Record<string, GalleryPage>>;
