import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { PrivacyPolicyScreen } from '../../screens/privacy-policy/privacy-policy-screen.tsx';

export const Route = createFileRoute('/_page/privacy-policy')({
  staticData: { page: { title: m.privacy_title, back: '/settings' } },
  component: PrivacyPolicyScreen,
});
