import { createRouter } from '@tanstack/react-router';
import { RouterFailure } from './screens/router-failure/router-failure.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The addresses of the product; every route is a file under routes/. */
export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: RouterFailure,
  defaultNotFoundComponent: NotFoundScreen,
});

// Whoever cannot see the page change hears the new one: the focus moves on to it.
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (!fromLocation || !pathChanged) return;
  const main = document.querySelector('main');
  // A page may have led the focus to one of its fields already.
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
