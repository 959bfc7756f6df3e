import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { AdminScreen } from '../../screens/admin/admin-screen.tsx';

export const Route = createFileRoute('/_page/admin/{-$part}/{-$chosen}/{-$view}')({
  staticData: {
    page: {
      title: m.admin_page,
      hasOwnTab: true,
      back: ({ part, chosen }) => (chosen ? `/admin/${part}` : part ? '/admin' : '/home'),
      backTo: '/admin',
    },
  },
  component: Administration,
});

function Administration() {
  return <AdminScreen {...Route.useParams()} />;
}
