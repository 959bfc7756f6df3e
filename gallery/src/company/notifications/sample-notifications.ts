import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import IconBolt from '~icons/tabler/bolt';
import IconGasStation from '~icons/tabler/gas-station';
import IconMapPin from '~icons/tabler/map-pin';
import IconMessageCircle from '~icons/tabler/message-circle';
import IconNews from '~icons/tabler/news';
import IconPackage from '~icons/tabler/package';
import IconTrophy from '~icons/tabler/trophy';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface Notification {
  id: string;
  icon: Icon;
  /** A product colour as CSS, e.g. `var(--gold)`. */
  color: string;
  title: string;
  /** The list shows only the first paragraph. */
  paragraphs: readonly [string, ...string[]];
  day: 'Today' | 'Yesterday' | 'Last week';
  time: string;
  /** The link below the text. */
  action: { to: string; label: string };
}

export const notificationPath = ({ id }: Pick<Notification, 'id'>): string =>
  `/notification-details?notification=${id}`;

/** Newest first. */
export const NOTIFICATIONS: readonly Notification[] = [
  {
    id: 'petrol-fell',
    icon: IconGasStation,
    color: DECADE_COLORS[10],
    title: 'Petrol fell below € 1.670',
    paragraphs: [
      'At the self pump in Domagnano the litre has cost € 1.669 since seven this morning: the price you were waiting for.',
      'The next one up the hill asks 1.2 cents more. On forty litres that is forty-eight cents, and it is not worth the detour unless you come past anyway.',
      'We go on watching. If it falls again before Sunday, you hear from us.',
    ],
    day: 'Today',
    time: '09:20',
    action: { to: '/ranking/10', label: 'See the ranking' },
  },
  {
    id: 'ada-wrote',
    icon: IconMessageCircle,
    color: DECADE_COLORS[30],
    title: 'Ada wrote to you',
    paragraphs: [
      '“Yes please! I will wait at the cable car. And I will pay for the coffee.”',
      'Two messages wait in the chat.',
    ],
    day: 'Today',
    time: '09:12',
    action: { to: '/chat?with=ada', label: 'Answer her' },
  },
  {
    id: 'post-free',
    icon: IconBolt,
    color: DECADE_COLORS[50],
    title: 'The post in Piazza Enriquez is free',
    paragraphs: [
      'Both plugs, 22 kW each. Somebody has just driven off.',
      'It is usually taken again by half past nine, when the offices open.',
    ],
    day: 'Today',
    time: '08:55',
    action: { to: '/ranking/50', label: 'See all posts' },
  },
  {
    id: 'parcel-left',
    icon: IconPackage,
    color: DECADE_COLORS[20],
    title: 'Your parcel has left',
    paragraphs: [
      'A steel travel mug and a phone holder are on their way to Borgo Maggiore. The courier rings between ten and twelve.',
      'Nobody at home? He leaves it with the neighbour you named.',
    ],
    day: 'Yesterday',
    time: '16:05',
    action: { to: '/invoice', label: 'See the invoice' },
  },
  {
    id: 'price-confirmed',
    icon: IconTrophy,
    color: 'var(--gold)',
    title: 'Your price has won a medal',
    paragraphs: [
      'You were the first to see the new diesel price in Fiorentino. Three drivers have confirmed it, and it leads the ranking.',
      'That was your fortieth price. Thank you for every one of them.',
    ],
    day: 'Yesterday',
    time: '12:40',
    action: { to: '/ranking/20', label: 'Look at it' },
  },
  {
    id: 'new-story',
    icon: IconNews,
    color: DECADE_COLORS[40],
    title: 'New in the blog: the third decimal',
    paragraphs: [
      'Every price at the pump ends in a small raised nine. Bruno has found out what it costs you, and whom it pleases.',
      'Four minutes to read.',
    ],
    day: 'Last week',
    time: 'Wednesday',
    action: { to: '/blog-details?post=third-decimal', label: 'Read it' },
  },
  {
    id: 'new-station',
    icon: IconMapPin,
    color: 'var(--other)',
    title: 'A station near you is back',
    paragraphs: [
      'The pump in Gualdicciolo has opened again, with two self lanes and a place to wash the dog.',
      'Its first prices came in at noon. They are a cent above the cheapest, and still warm.',
    ],
    day: 'Last week',
    time: 'Tuesday',
    action: { to: '/home', label: 'Compare' },
  },
];

/** Ids of the initially read notifications. */
export const READ_BEFORE: ReadonlySet<string> = new Set([
  'parcel-left',
  'new-story',
  'new-station',
]);

const byId = new Map<unknown, Notification>(NOTIFICATIONS.map((one) => [one.id, one]));

/** Returns the newest notification for an unknown id. */
export const findNotification = (id: unknown): Notification => byId.get(id) ?? NOTIFICATIONS[0]!;
