import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { OwnerScreen } from '../../screens/owner/owner-screen.tsx';

export const Route = createFileRoute('/_page/gestore/$id')({
  staticData: { page: { title: m.owner_title, back: '/gestore' } },
  component: OwnStation,
});

function OwnStation() {
  const { id } = Route.useParams();
  return <OwnerScreen chosen={Number(id)} />;
}
