import { createFileRoute, useLocation } from '@tanstack/react-router';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { guardEntry } from '../session/guards.ts';
import { useGoToWish } from '../session/use-wish.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** E-mail of the account whose password was just reset with a code. */
    recovered?: string;
  }
}

export const Route = createFileRoute('/login')({
  beforeLoad: ({ location }) => guardEntry(location),
  component: Login,
});

function Login() {
  const { recovered } = useLocation().state;
  return <LoginScreen onEntered={useGoToWish()} recovered={recovered} />;
}
