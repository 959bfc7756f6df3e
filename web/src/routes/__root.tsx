import { createRootRoute, Outlet } from '@tanstack/react-router';
import { guardPage } from '../session/guards.ts';
import { AppLoading } from '../frame/app-loading.tsx';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => guardPage(location),
  component: Outlet,
  pendingComponent: AppLoading,
  // Only the check of a stored token takes longer than this.
  pendingMs: 100,
  pendingMinMs: 0,
});
