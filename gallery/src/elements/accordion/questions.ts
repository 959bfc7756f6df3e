import IconBatteryCharging from '~icons/tabler/battery-charging';
import IconDroplet from '~icons/tabler/droplet';
import IconGasStation from '~icons/tabler/gas-station';
import IconMapPin from '~icons/tabler/map-pin';
import IconReceipt from '~icons/tabler/receipt';
import IconShieldCheck from '~icons/tabler/shield-check';
import type { Question } from '../../kit/fields/question-group.tsx';

export const FILLING_UP: readonly Question[] = [
  {
    id: 'self',
    icon: IconGasStation,
    title: 'What is the difference between self and served?',
    text: 'At the self pump you fill up and pay yourself, day and night. Served costs a few cents more, and somebody looks at your oil.',
  },
  {
    id: 'where',
    icon: IconMapPin,
    title: 'How do you know where I am?',
    text: 'Your phone does, and it keeps it to itself: distances are worked out on the phone.',
  },
  {
    id: 'receipt',
    icon: IconReceipt,
    title: 'Do I get a receipt at night?',
    text: 'Yes, from the terminal. Press the green key before you hang up the nozzle.',
  },
];

export const CARE: readonly Question[] = [
  {
    id: 'oil',
    icon: IconDroplet,
    title: 'When should I check the oil?',
    text: 'Every second tank, on level ground, ten minutes after you switched off the engine.',
  },
  {
    id: 'battery',
    icon: IconBatteryCharging,
    title: 'Is fast charging bad for the battery?',
    text: 'Now and then it is fine. Every day it is not: up to eighty per cent is enough for the town.',
  },
  {
    id: 'insurance',
    icon: IconShieldCheck,
    title: 'What belongs in the glove box?',
    text: 'The papers, the green card, a pen, a torch, and the number of somebody who picks up at night.',
  },
];

/** Questions with the person who asked them. */
export const ASKED = [
  {
    id: 'ada',
    person: 'ada',
    name: 'Ada',
    title: 'Why is diesel dearer in winter?',
    text: 'Winter diesel is mixed so that it does not turn to jelly in the cold. That costs about a cent.',
  },
  {
    id: 'luca',
    person: 'luca',
    name: 'Luca',
    title: 'May I fill a canister?',
    text: 'An approved one of up to ten litres, on the ground and never in the boot.',
  },
  {
    id: 'marta',
    person: 'marta',
    name: 'Marta',
    title: 'What if I took the wrong fuel?',
    text: 'Do not start the engine. Not even to move it away. Call, and wait.',
  },
] as const;
