import { createFileRoute } from '@tanstack/react-router';
import { redirectRoot } from '../core/session/guards.ts';
import { AppLoading } from '../frame/app-loading.tsx';

export const Route = createFileRoute('/')({
  beforeLoad: redirectRoot,
  pendingComponent: AppLoading,
  pendingMs: 0,
  pendingMinMs: 0,
});
