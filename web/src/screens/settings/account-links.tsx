import IconKey from '~icons/tabler/key';
import IconLockQuestion from '~icons/tabler/lock-question';
import IconPencil from '~icons/tabler/pencil';
import IconUserEdit from '~icons/tabler/user-edit';
import type { ActionOf, Feature } from '@pieno/contract/features.ts';
import { m } from '../../paraglide/messages.js';
import { useFeature } from '../../features/account/use-feature.tsx';
import { LinkRow, LinkRows, type LinkRowProps } from './link-rows.tsx';

/** The links of 'Account Setup' (rule settings-screen). */
export function AccountLinks() {
  return (
    <LinkRows title={m.settings_account()}>
      <AccountLink
        feature="user_profile"
        action="view"
        to="/user-profile"
        icon={IconUserEdit}
        label={m.settings_update_profile()}
        hint={m.settings_update_profile_hint()}
      />
      <AccountLink
        feature="user_profile"
        action="update"
        to="/user-profile?focus=bio"
        icon={IconPencil}
        label={m.settings_update_bio()}
        hint={m.settings_update_bio_hint()}
      />
      <AccountLink
        feature="account"
        action="change_password"
        to="/change-password"
        icon={IconKey}
        label={m.settings_change_password()}
        hint={m.settings_change_password_hint()}
      />
      <AccountLink
        feature="account"
        action="reset_password"
        to="/forget-password"
        icon={IconLockQuestion}
        label={m.settings_reset_password()}
        hint={m.settings_reset_password_hint()}
      />
    </LinkRows>
  );
}

interface AccountLinkProps<F extends Feature> extends LinkRowProps {
  feature: F;
  action: ActionOf<F>;
}

/**
 * Link to a page that needs an account; a visitor without one is asked to register instead (rule permission-prompt).
 */
function AccountLink<F extends Feature>({ feature, action, ...row }: AccountLinkProps<F>) {
  const { isAllowed, invite, invitation } = useFeature(feature, action);
  return (
    <li>
      <LinkRow {...row} onInstead={isAllowed ? undefined : invite} />
      {invitation}
    </li>
  );
}
