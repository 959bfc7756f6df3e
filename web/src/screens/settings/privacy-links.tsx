import IconInfoCircle from '~icons/tabler/info-circle';
import IconShieldLock from '~icons/tabler/shield-lock';
import { m } from '../../paraglide/messages.js';
import { LinkRow, LinkRows } from './link-rows.tsx';

/** The links of 'Privacy & About', for everybody (rule settings-screen). */
export function PrivacyLinks() {
  return (
    <LinkRows title={m.settings_privacy()}>
      <li>
        <LinkRow
          to="/privacy-policy"
          icon={IconShieldLock}
          label={m.settings_privacy_policy()}
          hint={m.settings_privacy_policy_hint()}
        />
      </li>
      <li>
        <LinkRow
          to="/about-us"
          icon={IconInfoCircle}
          label={m.settings_about()}
          hint={m.settings_about_hint()}
        />
      </li>
    </LinkRows>
  );
}
