import type { NotificationData } from '@mantine/notifications';
import IconBell from '~icons/tabler/bell';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconExclamationCircle from '~icons/tabler/exclamation-circle';
import type { Tone } from '../../kit/tones.ts';
import type { Icon } from '@pieno/ui/icon.tsx';

/** Duration of the toast that appears with the page, in milliseconds (rule gallery-connection). */
export const AUTO_HIDE_MS = 5000;

/** Selectable durations, in milliseconds (rule gallery-connection). */
export const DELAYS_MS = [3000, 3982, 5000, 8000] as const;

export const POSITIONS: readonly {
  position: NonNullable<NotificationData['position']>;
  label: string;
}[] = [
  { position: 'top-left', label: 'Top left' },
  { position: 'top-center', label: 'Top centre' },
  { position: 'top-right', label: 'Top right' },
  { position: 'bottom-left', label: 'Bottom left' },
  { position: 'bottom-center', label: 'Bottom centre' },
  { position: 'bottom-right', label: 'Bottom right' },
];

interface SampleToast {
  tone: Tone;
  icon: Icon;
  label: string;
  title: string;
  message: string;
}

export const KINDS: readonly SampleToast[] = [
  {
    tone: 'accent',
    icon: IconBell,
    label: 'News',
    title: 'Diesel is cheaper',
    message: 'Tre Torri took off 1.2 cents.',
  },
  {
    tone: 'success',
    icon: IconCircleCheck,
    label: 'Success',
    title: 'Price sent',
    message: 'Thank you: it is on the board.',
  },
  {
    tone: 'danger',
    icon: IconExclamationCircle,
    label: 'Failure',
    title: 'Not sent',
    message: 'There was no connection. We kept it.',
  },
];
