import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { OwnerScreen } from '../../screens/owner/owner-screen.tsx';

export const Route = createFileRoute('/_page/gestore/')({
  staticData: { page: { title: m.owner_title, back: '/home' } },
  component: () => <OwnerScreen chosen={undefined} />,
});
