import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconExclamationCircle from '~icons/tabler/exclamation-circle';
import IconInfoCircle from '~icons/tabler/info-circle';
import type { Tone } from '../../kit/tones.ts';
import type { Icon } from '@pieno/ui/icon.tsx';

interface SampleAlert {
  tone: Tone;
  icon: Icon;
  title: string;
  text: string;
}

export const ALERTS: readonly SampleAlert[] = [
  {
    tone: 'accent',
    icon: IconInfoCircle,
    title: 'Updated this morning',
    text: 'Owners confirmed 14 of 17 prices before eight.',
  },
  {
    tone: 'success',
    icon: IconCircleCheck,
    title: 'Saved to your favourites',
    text: 'We will tell you when Tre Torri changes its diesel.',
  },
  {
    tone: 'warning',
    icon: IconAlertTriangle,
    title: 'This price is nine days old',
    text: 'Ask at the pump before you fill up.',
  },
  {
    tone: 'danger',
    icon: IconExclamationCircle,
    title: 'The payment did not go through',
    text: 'Your bank declined the card. Nothing was charged.',
  },
];
