import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../screens/register/register-screen.tsx';
import { guardSignInPage } from '../core/session/guards.ts';
import { useAfterSignIn, useReturnTo } from '../core/session/return-to.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: ({ location }) => guardSignInPage(location),
  component: Register,
});

function Register() {
  return <RegisterScreen returnTo={useReturnTo()} onEntered={useAfterSignIn()} />;
}
