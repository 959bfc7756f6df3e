import { createFileRoute } from '@tanstack/react-router';
import { RegisterScreen } from '../screens/register/register-screen.tsx';
import { guardEntry } from '../session/guards.ts';
import { useToHome } from '../shell/use-to-home.ts';

export const Route = createFileRoute('/register')({ beforeLoad: guardEntry, component: Register });

function Register() {
  return <RegisterScreen toHome={useToHome()} />;
}
