import type { Session } from '@pieno/contract/accounts/account.ts';
import { signIn } from '../../core/session/session.ts';
import { chooseTheme } from '../../core/theme/theme.ts';

/**
 * Signs in to an existing account, and takes over its theme on this phone (rule theme-account). Only now: on later
 * starts the phone's own choice holds. A new account has no preference yet, so registering leaves the theme.
 */
export function signInToAccount({ token, user }: Session): void {
  chooseTheme(user.dark ? 'dark' : 'light');
  signIn(token, user);
}
