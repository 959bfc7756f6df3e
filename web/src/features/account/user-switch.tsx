import type { UserSwitch } from '@pieno/contract/profile/profile-fields.ts';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { saveUser, USER_SCOPE } from './save-user.ts';
import { useFeature } from './use-feature.tsx';
import type { Notify } from '../../core/components/notice.tsx';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import { showTheme, useTheme } from '../../core/theme/theme.ts';

const LABELS: Record<UserSwitch, { label: () => string; hint: () => string }> = {
  available_status: { label: m.switch_available, hint: m.switch_available_hint },
  notifications: { label: m.switch_notifications, hint: m.switch_notifications_hint },
  dark: { label: m.switch_dark, hint: m.switch_dark_hint },
};

/**
 * A switch of the account. A visitor without one is asked to register
 * (rule permission-prompt), except for the theme, which is stored on the phone
 * (rule theme-choice).
 */
export function UserSwitchRow({ name, onNotice }: { name: UserSwitch; onNotice: Notify }) {
  const { isOn, isPending, turn } = useUserSwitch(name, onNotice);
  const { isAllowed, invite, invitation } = useFeature('settings', name);
  const { label, hint } = LABELS[name];
  const staysHere = useUser() === null && name === 'dark';
  return (
    <>
      <SwitchRow
        label={label()}
        hint={staysHere ? m.switch_dark_hint_guest() : hint()}
        isOn={isOn}
        isPending={isPending}
        onToggle={staysHere ? turnHere : isAllowed ? turn : invite}
      />
      {invitation}
    </>
  );
}

const turnHere = (isDark: boolean): void => showTheme(isDark ? 'dark' : 'light');

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
 * State of one of the account's switches (rule settings-switch). Shows the new value while it
 * is being saved. The account changes only with the answer, so a failure reverts the switch.
 */
function useUserSwitch(name: UserSwitch, notify: Notify): UserSwitchState {
  const user = useUser();
  const isDark = useTheme() === 'dark';
  const queries = useQueryClient();
  const mutationKey = ['user', name];
  // From the mutation cache, not from this hook: page and popup may both show the same switch.
  const [wanted] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Turn).isOn,
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: USER_SCOPE,
    mutationFn: ({ by, isOn }: Turn) => saveUser(by, { [name]: isOn }, m.failed_setting_change()),
    onSuccess(saved) {
      if (name === 'dark') turnHere(saved.dark);
      notify({ kind: 'success', text: m.settings_saved() });
    },
    onError: (error) => notify({ kind: 'error', text: error.message }),
  });
  return {
    // The theme on the screen, which this phone may have chosen itself.
    isOn: wanted ?? (name === 'dark' ? isDark : (user?.[name] ?? false)),
    isPending: wanted !== undefined,
    // A second tap may arrive before the first one is rendered as pending.
    turn: (isOn) => queries.isMutating({ mutationKey }) === 0 && mutate({ by: user?.id, isOn }),
  };
}
