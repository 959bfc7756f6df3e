import { createFileRoute, useLocation } from '@tanstack/react-router';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { guardSignInPage } from '../core/session/guards.ts';
import { useAfterSignIn } from '../core/session/return-to.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** E-mail of the account whose password was just reset with a code. */
    recovered?: string;
  }
}

export const Route = createFileRoute('/login')({
  beforeLoad: ({ location }) => guardSignInPage(location),
  component: Login,
});

function Login() {
  const { recovered } = useLocation().state;
  return <LoginScreen onEntered={useAfterSignIn()} recovered={recovered} />;
}
