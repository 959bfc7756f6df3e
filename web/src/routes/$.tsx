import { findPage } from '@pieno/contract/pages.ts';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isGalleryOn } from '../shell/gallery-switch.ts';
import { guardProtected } from '../session/guards.ts';
import { Page } from '../shell/page.tsx';

/** The one door to the demo pages: an unknown path is not-found without loading them. */
export const Route = createFileRoute('/$')({
  loader: async ({ location }) => {
    const page = findPage(location.pathname);
    if (!page || (page.part === 'gallery' && !isGalleryOn())) throw notFound();
    if (page.access === 'visitor') await guardProtected();
    if (page.part === 'product') throw notFound();
    const { GALLERY_PAGES } = await import('@pieno/gallery/registry.ts');
    const entry = GALLERY_PAGES[page.path];
    if (!entry) throw notFound();
    return { title: entry.title, back: entry.back, Content: await entry.load() };
  },
  component: Gallery,
});

function Gallery() {
  const { title, back, Content } = Route.useLoaderData();
  return (
    <Page title={title} back={back}>
      <Content />
    </Page>
  );
}
