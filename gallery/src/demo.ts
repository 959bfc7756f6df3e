import { PAGES } from '@pieno/contract/pages.ts';
import type { GalleryPage, GalleryRoutes } from './gallery-page.ts';

/** What `demo.ts` in the folder of an element demo exports. */
export type Demo = Pick<GalleryPage, 'title' | 'about' | 'load'>;

const PATHS = PAGES.map(({ path }) => path);

/**
 * Returns the pages of element demos, in the order of contract/src/pages.ts.
 * @param files every `./<name>/demo.ts` that import.meta.glob found; the page's path is `/<name>`
 */
export function demoRoutes(files: Readonly<Record<string, Demo>>): GalleryRoutes {
  return Object.fromEntries(
    Object.entries(files)
      .map(([file, demo]) => [file.slice(1, file.lastIndexOf('/')), demo] as const)
      .toSorted(([one], [other]) => PATHS.indexOf(one) - PATHS.indexOf(other))
      .map(([path, demo]) => [path, { ...demo, back: '/elements' }]),
  );
}
