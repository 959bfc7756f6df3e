import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { consentQuery, userSettingsQuery } from '../../core/api/profile/user-settings.ts';
import { dateTimeText } from '../../core/format/date-time.ts';
import { m } from '../../paraglide/messages.js';
import { useConsentChange } from '../../features/position/use-consent-change.ts';
import type { Notify } from '../../core/components/notice.tsx';
import styles from './consent-card.module.css';

interface ConsentSwitchProps {
  userId: string;
  onNotice: Notify;
}

/** Switch for the consent of a registered user; optimistic, like the other switches. */
export function ConsentSwitch({ userId, onNotice }: ConsentSwitchProps) {
  const settings = useQuery(userSettingsQuery(userId));
  const consent = useQuery(consentQuery(userId));
  const { mutate, isPending, variables: wanted } = useConsentChange(userId);
  const turn = (isOn: boolean) =>
    mutate(isOn, {
      onSuccess({ geolocation_consent: isNow }) {
        const text = isNow ? m.consent_granted() : m.consent_revoked();
        onNotice({ kind: 'success', text });
      },
      onError: ({ message }) => onNotice({ kind: 'error', text: message }),
    });

  if (!settings.data || !consent.data) {
    const failed = [settings, consent].filter(({ error }) => error);
    return failed[0] ? (
      <div className={styles.failed}>
        <ErrorState
          message={m.consent_failed()}
          detail={failed[0].error?.message}
          retryLabel={m.retry()}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      </div>
    ) : (
      <ConsentLoading />
    );
  }
  const { geolocation_consent: isGiven, geolocation_consent_at: since } = consent.data;
  return (
    <>
      <SwitchRow
        label={m.consent_label()}
        hint={since ? m.consent_since({ when: dateTimeText(since) }) : m.consent_none()}
        isOn={isPending ? wanted : isGiven}
        isPending={isPending}
        onToggle={turn}
      />
      <div className={styles.about}>
        <p className={styles.text}>{settings.data.geolocation_consent_required_text}</p>
        <p className={styles.text}>{settings.data.geolocation_consent_text}</p>
      </div>
    </>
  );
}

/** Placeholder of the same size as the content. */
function ConsentLoading() {
  return (
    <div className={styles.loading} role="status" aria-label={m.loading()}>
      <Skeleton width="70%" height={44} />
      <Skeleton width="100%" height={60} />
      <Skeleton width="100%" height={108} />
    </div>
  );
}
