import {
  createNotificationsStore,
  notifications,
  type NotificationData,
} from '@mantine/notifications';
import styles from './toasts.module.css';

/** The toasts of this page only: leaving it takes them along. */
export const TOASTS = createNotificationsStore();

/** In the house's look, and with a named button. */
export const TOAST_LOOK = {
  classNames: { icon: styles.icon, title: styles.title, description: styles.message },
  closeButtonProps: { 'aria-label': 'Dismiss' },
};

/** Shows it, unless one of the same id is there. */
export const showToast = (toast: NotificationData): string =>
  notifications.show({ ...TOAST_LOOK, ...toast }, TOASTS);
export const hideToast = (id: string): string => notifications.hide(id, TOASTS);
export const clearToasts = (): void => notifications.clean(TOASTS);
