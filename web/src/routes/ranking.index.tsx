import { createFileRoute, redirect } from '@tanstack/react-router';

/** /ranking without a category redirects to /home (rule ranking-parameter). */
export const Route = createFileRoute('/ranking/')({
  beforeLoad: () => {
    throw redirect({ to: '/home', replace: true });
  },
});
