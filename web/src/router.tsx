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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
