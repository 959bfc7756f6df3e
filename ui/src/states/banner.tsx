import IconAlertCircle from '~icons/tabler/alert-circle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconWifiOff from '~icons/tabler/wifi-off';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import type { Icon } from '../icon.tsx';

type BannerKind = 'success' | 'error' | 'info' | 'offline';

const ICONS: Record<BannerKind, Icon> = {
  success: IconCircleCheck,
  error: IconAlertCircle,
  info: IconInfoCircle,
  offline: IconWifiOff,
};

interface BannerProps {
  kind: BannerKind;
  children: ReactNode;
  /** Actions beside the message, e.g. a `Button`. */
  actions?: ReactNode;
}

/** A message across the page. Screen readers announce an error at once (role alert), others politely (role status). */
export function Banner({ kind, children, actions }: BannerProps) {
  const Outline = ICONS[kind];
  return (
    <div className={styles.banner} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Outline className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
