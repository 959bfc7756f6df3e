import { createFileRoute, Outlet } from '@tanstack/react-router';
import { guardProtected } from '../session/guards.ts';
import { AppLoading } from '../shell/app-loading.tsx';

/** Pages for guests and the signed-in; all others are led to /social-login (spec §2). */
export const Route = createFileRoute('/_visitor')({
  // On the way to every page: no file of its own.
  codeSplitGroupings: [],
  beforeLoad: guardProtected,
  component: Outlet,
  pendingComponent: AppLoading,
  // Only a stored token that is being checked takes longer than that.
  pendingMs: 100,
  pendingMinMs: 0,
});
