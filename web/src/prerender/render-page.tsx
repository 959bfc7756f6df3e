/** Entry of the server's build of the pages: renders the product's own screens as text (decision 0039). */
import { LinkProvider } from '@pieno/ui/buttons/link.tsx';
import { ThemeProvider } from '@pieno/ui/theme/theme-provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { seedAnswers, type Answers } from '../core/api/kept/embedded-answers.ts';
import { createQueryClient } from '../core/api/query-client.ts';
import { readReturnTo } from '../core/session/return-to.ts';
import { loadFirstParts } from '../core/takeover/later.ts';
import { pageLink } from './page-link.tsx';
import { contentOf } from './pages.tsx';
import { rendered } from '../core/takeover/rendered.ts';

interface PageRequest {
  /** Path and query of the page. */
  address: string;
  /** The API's answers that the page shows, by path below /api. */
  answers: Answers;
  now: Date;
  isGalleryOn: boolean;
}

const ready = loadFirstParts();

/**
 * Renders the content of a page for an unknown visitor.
 * @returns the markup of the element #root; `data-style` replaces style attributes, which the page's policy forbids,
 * for the inline script; null for a page that the server does not render
 */
export async function renderPage(request: PageRequest): Promise<string | null> {
  await ready;
  // Synchronous from here on: all pages share `rendered`.
  Object.assign(rendered, { now: request.now, isGalleryOn: request.isGalleryOn });
  const url = new URL(request.address, 'http://page.invalid');
  const returnTo = readReturnTo(url.searchParams.get('to'));
  const content = contentOf(url, returnTo);
  if (content === null) return null;
  const queries = createQueryClient();
  seedAnswers(queries, request.answers);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ThemeProvider colorScheme="light">
        <LinkProvider component={pageLink(url.pathname, returnTo)}>{content}</LinkProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return withoutStyles(markup);
}

/** Matches tags, as text contains no bare `<`. */
const TAG = /<[a-z][^>]*>/g;

const withoutStyles = (markup: string): string =>
  markup.replace(TAG, (tag) => tag.replaceAll(' style="', ' data-style="'));
