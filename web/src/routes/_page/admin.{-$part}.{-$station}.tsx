import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { AdminScreen } from '../../screens/admin/admin-screen.tsx';
import { guardAdministration } from '../../session/guards.ts';

export const Route = createFileRoute('/_page/admin/{-$part}/{-$station}')({
  staticData: { page: { title: m.admin_page, back: '/home', backTo: '/admin' } },
  beforeLoad: guardAdministration,
  component: Administration,
});

function Administration() {
  return <AdminScreen {...Route.useParams()} />;
}
