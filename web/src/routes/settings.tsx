import { createFileRoute } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { SettingsScreen } from '../screens/settings/settings-screen.tsx';
import { Page } from '../frame/page.tsx';

export const Route = createFileRoute('/settings')({ component: Settings });

function Settings() {
  return (
    <Page title={m.settings_title()} back="/home">
      <SettingsScreen />
    </Page>
  );
}
