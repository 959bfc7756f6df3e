import { createFileRoute, useLocation } from '@tanstack/react-router';
import { ForgetPasswordFailedScreen } from '../screens/forget-password/failed-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The recovery code has expired, or was entered wrongly too often. */
    codeSpent?: boolean;
  }
}

export const Route = createFileRoute('/forget-password-failed')({ component: Failed });

function Failed() {
  return <ForgetPasswordFailedScreen isCodeSpent={useLocation().state.codeSpent === true} />;
}
