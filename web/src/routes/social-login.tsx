import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SocialLoginScreen } from '../screens/social-login/social-login-screen.tsx';
import { guardEntry } from '../session/guards.ts';

export const Route = createFileRoute('/social-login')({
  beforeLoad: guardEntry,
  component: SocialLogin,
});

function SocialLogin() {
  const navigate = Route.useNavigate();
  const toHome = useCallback(() => void navigate({ to: '/home', replace: true }), [navigate]);
  return <SocialLoginScreen toHome={toHome} />;
}
