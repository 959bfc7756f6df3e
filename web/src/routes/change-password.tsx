import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/change-password')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/change-password"!</div>;
}
