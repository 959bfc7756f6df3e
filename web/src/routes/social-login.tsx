import { createFileRoute, redirect } from '@tanstack/react-router';
import { socialSignInAddress } from '../api/social.ts';
import { SocialLoginScreen } from '../screens/social-login/social-login-screen.tsx';
import { guardEntry } from '../session/guards.ts';
import { keepSocialReturn } from '../session/social-return.ts';
import { useToHome } from '../shell/use-to-home.ts';

export const Route = createFileRoute('/social-login')({
  beforeLoad: ({ location: { searchStr } }) => {
    // Parsed from the raw query string, as the router would turn a code of digits into a number. The redirect
    // removes the code from the address and from the history.
    if (searchStr !== '' && keepSocialReturn(location.search)) {
      throw redirect({ to: '/social-login', replace: true });
    }
    return guardEntry();
  },
  component: SocialLogin,
});

function SocialLogin() {
  return (
    <SocialLoginScreen
      toHome={useToHome()}
      onLeave={(provider) => location.assign(socialSignInAddress(provider))}
    />
  );
}
