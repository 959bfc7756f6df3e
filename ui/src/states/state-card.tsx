import IconAlertCircle from '~icons/tabler/alert-circle';
import IconMoodEmpty from '~icons/tabler/mood-empty';
import IconRefresh from '~icons/tabler/refresh';
import IconWifiOff from '~icons/tabler/wifi-off';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './state-card.module.css';
import type { Icon } from '../icon.tsx';

interface EmptyStateProps {
  message: string;
  /** The reason, if the message does not contain it. */
  detail?: string | undefined;
  /** Replaces the expressionless face where an empty list is good news. */
  icon?: Icon | undefined;
  /** Links to continue. */
  children?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState(props: EmptyStateProps) {
  const { message, detail, icon: Outline = IconMoodEmpty, children } = props;
  return (
    <div className={styles.state} role="status">
      <Outline className={styles.icon} size={32} stroke={1.75} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

interface ErrorStateProps {
  message: string;
  /** What exactly failed, if the message does not contain it. */
  detail?: string | undefined;
  retryLabel: string;
  onRetry: () => void;
  /** Alternatives to the retry. */
  children?: ReactNode;
}

/** Shown instead of content that failed to load. Without a network, it has the role status, not alert. */
export function ErrorState({ message, detail, retryLabel, onRetry, children }: ErrorStateProps) {
  const isOffline = !navigator.onLine;
  const Outline = isOffline ? IconWifiOff : IconAlertCircle;
  return (
    <div
      className={styles.state}
      data-tone={isOffline ? 'offline' : 'error'}
      role={isOffline ? 'status' : 'alert'}
    >
      <Outline className={styles.icon} size={32} stroke={1.75} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
          {retryLabel}
        </Button>
        {children}
      </div>
    </div>
  );
}
