import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Input of web/src/prerender/render-page.tsx. */
export interface PageRequest {
  address: string;
  /** By path below /api. */
  answers: Readonly<Record<string, unknown>>;
  now: Date;
  isGalleryOn: boolean;
}

/** Returns the markup of the page's content; null for a page that is not rendered on the server. */
export type RenderPage = (request: PageRequest) => Promise<string | null>;

/**
 * Loads the renderer of the built pages.
 * @param webRoot folder of the built pages
 * @returns undefined when it has not been built: every page is then sent without content
 */
export async function loadRenderer(webRoot: string): Promise<RenderPage | undefined> {
  const file = path.join(webRoot, 'server/render-page.js');
  if (!existsSync(file)) return undefined;
  const built = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage };
  return built.renderPage;
}
