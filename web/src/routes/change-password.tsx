import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../screens/change-password/change-password-screen.tsx';
import { getVisitor, logout } from '../core/session/session.ts';

export const Route = createFileRoute('/change-password')({ component: ChangePassword });

function ChangePassword() {
  const navigate = Route.useNavigate();
  return (
    <ChangePasswordScreen
      onRecovered={(recovered) => {
        // A reset by code ends every session of its account, possibly this one.
        const visitor = getVisitor();
        if (visitor.kind === 'registered' && visitor.user.email === recovered) logout();
        void navigate({ to: '/login', search: true, state: { recovered }, replace: true });
      }}
      onCodeSpent={() =>
        void navigate({
          to: '/forget-password-failed',
          search: true,
          state: { codeSpent: true },
          replace: true,
        })
      }
      onCodeSent={() => void navigate({ to: '/forget-password-success', search: true })}
    />
  );
}
