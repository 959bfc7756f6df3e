import { createRootRoute, Outlet } from '@tanstack/react-router';
import { guardPage } from '../session/guards.ts';
import { AppLoading } from '../shell/app-loading.tsx';

export const Route = createRootRoute({
  beforeLoad: ({ location }) => guardPage(location.pathname),
  component: Outlet,
  pendingComponent: AppLoading,
  // Only a stored token that is being checked takes longer than that.
  pendingMs: 100,
  pendingMinMs: 0,
});
