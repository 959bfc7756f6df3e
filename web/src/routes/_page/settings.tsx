import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { SettingsScreen } from '../../screens/settings/settings-screen.tsx';

export const Route = createFileRoute('/_page/settings')({
  staticData: { page: { title: m.settings_title, back: '/home' } },
  component: SettingsScreen,
});
