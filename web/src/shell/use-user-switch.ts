import { SENTENCES } from '@pieno/contract/errors.ts';
import type { UserSwitch } from '@pieno/contract/profile.ts';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { m } from '../paraglide/messages.js';
import { saveUser, USER_SCOPE } from './save-user.ts';
import { showTheme } from './theme-switch.ts';
import { useTheme } from './theme.ts';
import type { Notify } from './use-notice.ts';
import { useUser } from '../session/use-user.ts';

interface UserSwitchState {
  isOn: boolean;
  isPending: boolean;
  turn: (isOn: boolean) => void;
}

interface Turn {
  by: string | undefined;
  isOn: boolean;
}

/**
 * One of the account's switches (spec §4): what is wanted shows at once and for as long as it is being
 * sent. The account itself changes only with the answer, so that a failure leaves it as it was.
 */
export function useUserSwitch(name: UserSwitch, notify: Notify): UserSwitchState {
  const user = useUser();
  const theme = useTheme();
  const queries = useQueryClient();
  const mutationKey = ['user', name];
  // From the cache, not from this hook: the same switch may stand on the page and in the popup over it.
  const [wanted] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Turn).isOn,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: USER_SCOPE,
    mutationFn: ({ by, isOn }: Turn) => saveUser(by, { [name]: isOn }, SENTENCES.settingUpdate),
    onSuccess(saved) {
      if (name === 'dark') showTheme(saved.dark ? 'dark' : 'light');
      notify({ kind: 'success', text: m.settings_saved() });
    },
    onError: (error) => notify({ kind: 'error', text: error.message }),
  });
  return {
    isOn: wanted ?? user?.[name] ?? (name === 'dark' && theme === 'dark'),
    isPending: wanted !== undefined,
    // A second tap may come before the first one has been drawn.
    turn: (isOn) => queries.isMutating({ mutationKey }) === 0 && mutate({ by: user?.id, isOn }),
  };
}
