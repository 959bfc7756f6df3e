import { createFileRoute } from '@tanstack/react-router';
import { ForgetPasswordSuccessScreen } from '../screens/forget-password/success-screen.tsx';

export const Route = createFileRoute('/forget-password-success')({
  component: ForgetPasswordSuccessScreen,
});
