import { createFileRoute, redirect } from '@tanstack/react-router';
import { socialSignInAddress } from '../core/api/accounts/social.ts';
import { SocialLoginScreen } from '../screens/social-login/social-login-screen.tsx';
import { guardSignInPage } from '../core/session/guards.ts';
import { storeReturnTo, takeReturnTo } from '../core/session/stored-return-to.ts';
import { storeSocialReturn } from '../core/session/social-return.ts';
import { useAfterSignIn, useReturnTo, withReturnTo } from '../core/session/return-to.ts';

export const Route = createFileRoute('/social-login')({
  beforeLoad: ({ location: own }) => {
    // A return address left over from an unfinished sign-in is deleted here, where every logout ends.
    const kept = takeReturnTo();
    // Parsed from the raw query string, as the router would convert a code of digits to a number. The redirect removes
    // the code from the address and from the history.
    if (own.searchStr !== '' && storeSocialReturn(location.search)) {
      throw redirect({ href: withReturnTo('/social-login', kept), replace: true });
    }
    return guardSignInPage(own);
  },
  component: SocialLogin,
});

function SocialLogin() {
  const returnTo = useReturnTo();
  return (
    <SocialLoginScreen
      returnTo={returnTo}
      onEntered={useAfterSignIn()}
      onLeave={(provider) => {
        storeReturnTo(returnTo);
        location.assign(socialSignInAddress(provider));
      }}
    />
  );
}
