import IconBox from '~icons/tabler/box';
import IconCheck from '~icons/tabler/check';
import IconCreditCard from '~icons/tabler/credit-card';
import IconHome from '~icons/tabler/home';
import IconTruck from '~icons/tabler/truck';
import type { Icon } from '@pieno/ui/icon.tsx';

interface Event {
  title: string;
  text: string;
  time: string;
  icon: Icon;
}

export const ORDER: readonly Event[] = [
  {
    title: 'Order placed',
    text: 'A travel mug, an ice scraper and two fresheners.',
    time: 'Monday, 9:14',
    icon: IconCheck,
  },
  {
    title: 'Paid',
    text: 'By card, $38.89.',
    time: 'Monday, 9:15',
    icon: IconCreditCard,
  },
  {
    title: 'Packed',
    text: 'It waits in the depot at Dogana.',
    time: 'Tuesday, 16:40',
    icon: IconBox,
  },
  {
    title: 'On its way',
    text: 'The courier comes between ten and noon.',
    time: 'Wednesday',
    icon: IconTruck,
  },
  {
    title: 'At your door',
    text: 'Somebody has to be in.',
    time: 'Thursday',
    icon: IconHome,
  },
];

/** 0-based index of the order's latest past event. */
export const ORDER_REACHED = 2;

export const PRICES = [
  { when: 'Today, 7:12', price: 1.749, by: 'The owner' },
  { when: 'Yesterday, 18:03', price: 1.761, by: 'A driver' },
  { when: 'Thursday, 7:05', price: 1.769, by: 'The owner' },
] as const;

export const CHECKOUT_STEPS = [
  { name: 'Cart', state: 'done' },
  { name: 'Address', state: 'done' },
  { name: 'Payment', state: 'now' },
  { name: 'Done', state: undefined },
] as const;

export const PEOPLE_TODAY = [
  { person: 'elena', name: 'Elena', did: 'added three pictures', time: '8:02' },
  { person: 'dario', name: 'Dario', did: 'sent a price for LPG', time: '8:40' },
  { person: 'irene', name: 'Irene', did: 'wrote a review', time: '11:25' },
] as const;

export const YEARS = [
  { year: '1965', text: 'The first pump on the square, with a hand crank.' },
  { year: '1998', text: 'Self service arrives, and with it the night.' },
  { year: '2016', text: 'The first charging post: eleven kilowatts, one cable.' },
  { year: '2026', text: 'One look at the phone before the tank is empty.' },
] as const;
