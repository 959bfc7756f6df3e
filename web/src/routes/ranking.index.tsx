import { createFileRoute, redirect } from '@tanstack/react-router';

/** /ranking without a category redirects to /home (spec §2). */
export const Route = createFileRoute('/ranking/')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
