import { USER_SWITCHES } from '@pieno/contract/profile/profile-fields.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import IconX from '~icons/tabler/x';
import { useId } from 'react';
import { m } from '../paraglide/messages.js';
import { chooseDirection, useDirection } from '../core/theme/direction.ts';
import styles from './quick-settings.module.css';
import { useNotice } from '../core/components/notice.tsx';
import { RegisteredOnly } from '../features/account/registered-only.tsx';
import { UserSwitchRow } from '../features/account/user-switch.tsx';

/**
 * Settings popup of the inner pages (rule settings-popup): the account's three switches, and the text direction of this
 * phone.
 */
export function QuickSettings({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const [notice, notify] = useNotice();
  const isMirrored = useDirection() === 'rtl';
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className={styles.popup}>
        <form method="dialog" className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {m.quick_title()}
          </h2>
          <button type="submit" className={styles.close} aria-label={m.quick_close()}>
            <IconX size={24} stroke={1.75} aria-hidden="true" />
          </button>
        </form>
        <RegisteredOnly />
        <ul role="list" className={styles.switches}>
          {USER_SWITCHES.map((name) => (
            <li key={name}>
              <UserSwitchRow name={name} onNotice={notify} />
            </li>
          ))}
          <li>
            <SwitchRow
              label={m.switch_rtl()}
              hint={m.switch_rtl_hint()}
              isOn={isMirrored}
              onToggle={(isOn) => chooseDirection(isOn ? 'rtl' : 'ltr')}
            />
          </li>
        </ul>
        <div className={styles.notice} aria-live="polite">
          {notice && <Banner kind={notice.kind}>{notice.text}</Banner>}
        </div>
      </div>
    </Modal>
  );
}
