import { createRouter } from '@tanstack/react-router';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

const create = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    // A page scrolls to the place in its address itself, and so does content that has just appeared.
    scrollRestoration: ({ location }) =>
      !('focus' in location.search) && !document.activeElement?.matches('[data-in-view]'),
    defaultNotFoundComponent: NotFoundScreen,
  });
type Router = ReturnType<typeof create>;

/** Creates the product's router; every route is a file under routes/. */
export function openRouter(): Router {
  const router = create();
  // After a navigation the focus moves to the new page's <main>, so that screen readers announce the page.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const main = document.querySelector('main');
    // The page may already have focused one of its own fields.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
}
