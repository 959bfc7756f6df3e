import type { Session } from '@pieno/contract/accounts/account.ts';
import { signIn } from '../../core/session/session.ts';
import { chooseTheme } from '../../core/theme/theme.ts';

/**
 * Signs in to an existing account and takes over its theme on this phone (rule theme-account).
 * Later starts keep the phone's own choice. Registering keeps the theme: a new account has no
 * preference yet.
 */
export function signInToAccount({ token, user }: Session): void {
  chooseTheme(user.dark ? 'dark' : 'light');
  signIn(token, user);
}
