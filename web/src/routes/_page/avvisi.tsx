import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { AlertsScreen } from '../../screens/alerts/alerts-screen.tsx';

export const Route = createFileRoute('/_page/avvisi')({
  staticData: { page: { title: m.alerts_title, back: '/home' } },
  component: AlertsScreen,
});
