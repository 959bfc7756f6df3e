import { createFileRoute } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { PrivacyPolicyScreen } from '../screens/privacy-policy/privacy-policy-screen.tsx';
import { Page } from '../frame/page.tsx';

export const Route = createFileRoute('/privacy-policy')({
  component: () => (
    <Page title={m.privacy_title()} back="/settings">
      <PrivacyPolicyScreen />
    </Page>
  ),
});
