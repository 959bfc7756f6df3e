import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../screens/register/register-screen.tsx';
import { guardEntry } from '../session/guards.ts';
import { useGoToWish } from '../session/use-wish.ts';

export const Route = createFileRoute('/register')({
  beforeLoad: ({ location }) => guardEntry(location),
  component: Register,
});

function Register() {
  return <RegisterScreen onEntered={useGoToWish()} />;
}
