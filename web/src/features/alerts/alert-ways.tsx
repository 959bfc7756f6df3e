import { ALERT_CHANNELS, type AlertChannel } from '@pieno/contract/alerts/alerts.ts';
import { CheckboxField } from '@pieno/ui/forms/checkbox-field.tsx';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './alert-sheet.module.css';
import type { AlertInput } from './alert-input.ts';

interface AlertWaysProps {
  input: AlertInput;
  onChange: (changed: Pick<AlertInput, 'channels'>) => void;
}

/** The alert's channels: always Pieno's inbox; e-mail only to a verified address. */
export function AlertWays({ input: { channels }, onChange }: AlertWaysProps) {
  const isVerified = useUser()?.email_verified === true;
  const isMail = isVerified || channels.includes('mail');
  const toggle = (channel: AlertChannel) => (isOn: boolean) =>
    onChange({
      channels: ALERT_CHANNELS.filter((each) =>
        each === channel ? isOn : channels.includes(each),
      ),
    });
  const box = (channel: AlertChannel, label: string) => ({
    name: channel,
    label,
    checked: channels.includes(channel),
    onChange: ({ target }: { target: HTMLInputElement }) => toggle(channel)(target.checked),
  });
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.legend}>{m.alert_how()}</legend>
      <div className={styles.boxes}>
        <CheckboxField {...box('push', m.alert_push())} />
        <CheckboxField {...box('mail', m.alert_mail())} disabled={!isMail} />
      </div>
      <p className={styles.hint}>
        {[
          channels.length === 0 ? m.alert_only_here() : m.alert_also_here(),
          !isMail && m.alert_mail_unverified(),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </fieldset>
  );
}
