import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { InvitationScreen } from '../../screens/invitation/invitation-screen.tsx';

export const Route = createFileRoute('/_page/gestore/invito')({
  staticData: { page: { title: m.invitation_title, back: '/gestore' } },
  component: InvitationScreen,
});
