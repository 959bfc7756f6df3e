import { createFileRoute, redirect } from '@tanstack/react-router';

/** A ranking without a category leads home (spec §2). */
export const Route = createFileRoute('/ranking/')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
