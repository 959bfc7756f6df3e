import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { AUTO_HIDE_MS } from './toasts.ts';
import { clearToasts, TOASTS } from './toast-store.ts';
import styles from './toasts.module.css';

/** Renders this page's toasts, and removes them when the page is left. */
export function ToastHost() {
  useEffect(() => clearToasts, []);
  return (
    <Notifications
      store={TOASTS}
      position="bottom-center"
      autoClose={AUTO_HIDE_MS}
      transitionDuration={160}
      limit={3}
      classNames={{ root: styles.host, notification: styles.toast }}
    />
  );
}
