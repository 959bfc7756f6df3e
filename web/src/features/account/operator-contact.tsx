import { phoneNumbers } from '@pieno/contract/stations/phone-numbers.ts';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import IconMail from '~icons/tabler/mail';
import IconPhone from '~icons/tabler/phone';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../core/api/api-error.ts';
import { globalSettingQuery } from '../../core/api/settings/settings.ts';
import { m } from '../../paraglide/messages.js';
import styles from './operator-contact.module.css';

/** Who operates Pieno and how to reach them (rule operator-contact). */
export function OperatorContact() {
  const { data, error, isPending, refetch } = useQuery(globalSettingQuery('operator_contact'));
  if (isPending) return <Spinner label={m.contacts_loading()} />;
  if (error) {
    return (
      <ErrorState
        message={m.contacts_failed()}
        detail={messageOf(error)}
        retryLabel={m.retry()}
        onRetry={() => void refetch()}
      />
    );
  }
  const { value1: name, value2: email, value3: phone } = data.data;
  if (!email && !phone) return <p className={styles.none}>{m.contacts_none()}</p>;
  return (
    <section className={styles.contact} aria-label={m.contacts_operator()}>
      {name && (
        <p className={styles.name} translate="no">
          {name}
        </p>
      )}
      {email && (
        <a className={styles.way} href={`mailto:${email}`} translate="no">
          <IconMail size={20} stroke={1.75} aria-hidden="true" />
          {email}
        </a>
      )}
      {phoneNumbers(phone ?? '').map(({ text, dial }) => (
        <a key={text} className={styles.way} href={dial ? `tel:${dial}` : undefined}>
          <IconPhone size={20} stroke={1.75} aria-hidden="true" />
          {text}
        </a>
      ))}
    </section>
  );
}
