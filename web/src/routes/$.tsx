import { findPage } from '@pieno/contract/pages.ts';
import type { GalleryMenuProps, GalleryPage } from '@pieno/gallery/gallery-page.ts';
import type { Host } from '@pieno/gallery/host.ts';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import type { ComponentType, Context } from 'react';
import { m } from '../paraglide/messages.js';
import { logout } from '../core/session/session.ts';
import { isGalleryOn } from '../frame/is-gallery-on.ts';
import { Page } from '../frame/page.tsx';

interface Loaded {
  entry: GalleryPage;
  Content: ComponentType;
  Menu: ComponentType<GalleryMenuProps> | undefined;
  HostContext: Context<Host>;
}

/** Catch-all route, and the only access to the demo pages: an unknown path is not-found without loading them. */
export const Route = createFileRoute('/$')({
  // Loader and component share one lazy chunk, which the first visit does not load.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ location }): Promise<Loaded> => {
    const page = findPage(location.pathname);
    if (page?.part !== 'gallery' || !isGalleryOn()) throw notFound();
    return loadPage(page.path);
  },
  component: Gallery,
  pendingComponent: () => (
    <Page title={m.product()} back="/home">
      <Spinner label={m.loading()} />
    </Page>
  ),
  pendingMs: 300,
  pendingMinMs: 0,
});

async function loadPage(path: string): Promise<Loaded> {
  const [{ GALLERY_PAGES }, { HostContext }] = await Promise.all([
    import('@pieno/gallery/registry.ts'),
    import('@pieno/gallery/host.ts'),
  ]);
  const entry = GALLERY_PAGES[path]!;
  const [Content, Menu] = await Promise.all([entry.load(), entry.loadMenu?.()]);
  return { entry, Content, Menu, HostContext };
}

function Gallery() {
  const { entry, Content, Menu, HostContext } = Route.useLoaderData();
  const { history } = useRouter();
  const query: Host['query'] = Route.useSearch();
  const host: Host = { logout, open: (path) => history.push(path), query };
  return (
    <HostContext value={host}>
      <Page title={entry.title} titleLang="en" back={entry.back} menu={Menu}>
        <Content />
      </Page>
    </HostContext>
  );
}
