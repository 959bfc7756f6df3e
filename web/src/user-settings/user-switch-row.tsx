import type { UserSwitch } from '@pieno/contract/profile.ts';
import { SwitchRow } from '@pieno/ui/switch-row.tsx';
import { m } from '../paraglide/messages.js';
import { useFeature } from '../account/use-feature.tsx';
import type { Notify } from '../notices/use-notice.ts';
import { useUserSwitch } from './use-user-switch.ts';

const WORDS: Record<UserSwitch, { label: () => string; hint: () => string }> = {
  available_status: { label: m.switch_available, hint: m.switch_available_hint },
  notifications: { label: m.switch_notifications, hint: m.switch_notifications_hint },
  dark: { label: m.switch_dark, hint: m.switch_dark_hint },
};

/** A switch of the account; a visitor without one is asked to register (rule permission-prompt). */
export function UserSwitchRow({ name, onNotice }: { name: UserSwitch; onNotice: Notify }) {
  const { isOn, isPending, turn } = useUserSwitch(name, onNotice);
  const { isAllowed, invite, invitation } = useFeature('settings', name);
  const { label, hint } = WORDS[name];
  return (
    <>
      <SwitchRow
        label={label()}
        hint={hint()}
        isOn={isOn}
        isPending={isPending}
        onToggle={isAllowed ? turn : invite}
      />
      {invitation}
    </>
  );
}
