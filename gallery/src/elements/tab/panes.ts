import IconClock from '~icons/tabler/clock';
import IconGasStation from '~icons/tabler/gas-station';
import IconPhoto from '~icons/tabler/photo';
import type { Icon } from '@pieno/ui/icon.tsx';

interface Pane {
  name: string;
  icon: Icon;
  title: string;
  text: string;
}

/** The first is active (rule gallery-panels). */
export const PANES: readonly Pane[] = [
  {
    name: 'Prices',
    icon: IconGasStation,
    title: 'Seven fuels, two columns',
    text: 'Self on the left, served on the right; the cheaper of the two is what ranks.',
  },
  {
    name: 'Hours',
    icon: IconClock,
    title: 'Monday to Saturday',
    text: 'From half past six to half past seven in the evening. The self pump never sleeps.',
  },
  {
    name: 'Pictures',
    icon: IconPhoto,
    title: 'Taken by drivers',
    text: 'The forecourt, the car wash, and the bar that makes the better coffee.',
  },
];
