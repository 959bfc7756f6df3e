import { createFileRoute } from '@tanstack/react-router';
import { ForgetPasswordScreen } from '../screens/forget-password/forget-password-screen.tsx';

export const Route = createFileRoute('/forget-password')({ component: ForgetPassword });

function ForgetPassword() {
  const navigate = Route.useNavigate();
  return (
    <ForgetPasswordScreen
      onSent={() => void navigate({ to: '/forget-password-success', search: true })}
      onMalformed={() => void navigate({ to: '/forget-password-failed', search: true })}
    />
  );
}
