import {
  createNotificationsStore,
  notifications,
  type NotificationData,
} from '@mantine/notifications';
import styles from './toasts.module.css';

/** The toasts of this page; cleared when it is left. */
export const TOASTS = createNotificationsStore();

/** Gives a toast the product's style, and its close button an accessible name. */
export const TOAST_LOOK = {
  classNames: { icon: styles.icon, title: styles.title, description: styles.message },
  closeButtonProps: { 'aria-label': 'Dismiss' },
};

/** Shows a toast, unless one with its id is visible. Returns the id. */
export const showToast = (toast: NotificationData): string =>
  notifications.show({ ...TOAST_LOOK, ...toast }, TOASTS);
export const hideToast = (id: string): string => notifications.hide(id, TOASTS);
export const clearToasts = (): void => notifications.clean(TOASTS);
