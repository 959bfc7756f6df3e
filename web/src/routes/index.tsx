import { createFileRoute } from '@tanstack/react-router';
import { leaveRoot } from '../session/guards.ts';
import { AppLoading } from '../frame/app-loading.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: leaveRoot,
  pendingComponent: AppLoading,
  pendingMs: 0,
  pendingMinMs: 0,
});
