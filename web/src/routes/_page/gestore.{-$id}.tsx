import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { OwnerScreen } from '../../screens/owner/owner-screen.tsx';

export const Route = createFileRoute('/_page/gestore/{-$id}')({
  staticData: { page: { title: m.owner_title, back: '/home', backTo: '/gestore' } },
  component: OwnStations,
});

function OwnStations() {
  const { id } = Route.useParams();
  return <OwnerScreen chosen={id === undefined ? undefined : Number(id)} />;
}
