import { createFileRoute, redirect } from '@tanstack/react-router';
import { socialSignInAddress } from '../api/social.ts';
import { SocialLoginScreen } from '../screens/social-login/social-login-screen.tsx';
import { guardEntry } from '../session/guards.ts';
import { keepWish, takeWish } from '../session/kept-wish.ts';
import { keepSocialReturn } from '../session/social-return.ts';
import { withWish } from '../session/wish.ts';
import { useGoToWish, useWish } from '../session/use-wish.ts';

export const Route = createFileRoute('/social-login')({
  beforeLoad: ({ location: own }) => {
    // A wish that no sign-in came back for is forgotten here, where every logout leads.
    const kept = takeWish();
    // Parsed from the raw query string, as the router would turn a code of digits into a number. The redirect
    // removes the code from the address and from the history.
    if (own.searchStr !== '' && keepSocialReturn(location.search)) {
      throw redirect({ href: withWish('/social-login', kept), replace: true });
    }
    return guardEntry(own);
  },
  component: SocialLogin,
});

function SocialLogin() {
  const wish = useWish();
  return (
    <SocialLoginScreen
      wish={wish}
      onEntered={useGoToWish()}
      onLeave={(provider) => {
        keepWish(wish);
        location.assign(socialSignInAddress(provider));
      }}
    />
  );
}
