import { createRootRoute, Outlet } from '@tanstack/react-router';
import { report } from '../core/api/client-errors/catch-errors.ts';
import { guardPage } from '../core/session/guards.ts';
import { RouterFailure } from '../screens/router-failure/router-failure.tsx';
import { AppLoading } from '../frame/app-loading.tsx';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => guardPage(location),
  component: Outlet,
  // On the route and not as the router's default, so that it replaces a page's frame too.
  errorComponent: RouterFailure,
  onCatch: report,
  pendingComponent: AppLoading,
  // Only the check of a stored token takes longer than this.
  pendingMs: 100,
  pendingMinMs: 0,
});
