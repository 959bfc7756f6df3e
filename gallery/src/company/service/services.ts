import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import IconBolt from '~icons/tabler/bolt';
import IconBuildingStore from '~icons/tabler/building-store';
import IconMap2 from '~icons/tabler/map-2';
import IconRoad from '~icons/tabler/road';
import IconTrophy from '~icons/tabler/trophy';
import IconWifiOff from '~icons/tabler/wifi-off';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface Service {
  id: string;
  icon: Icon;
  /** A product colour as CSS, e.g. `var(--gold)`. */
  color: string;
  name: string;
  text: string;
}

export const SERVICES: readonly Service[] = [
  {
    id: 'ranking',
    icon: IconTrophy,
    color: 'var(--gold)',
    name: 'The ranking',
    text: 'Every station in order of its price, fuel by fuel, self and served apart.',
  },
  {
    id: 'map',
    icon: IconMap2,
    color: DECADE_COLORS[30],
    name: 'The map',
    text: 'Where they are, and how far it is from where you stand.',
  },
  {
    id: 'border',
    icon: IconRoad,
    color: DECADE_COLORS[20],
    name: 'Beyond the border',
    text: 'The Italian stations around San Marino, in rankings of their own.',
  },
  {
    id: 'charging',
    icon: IconBolt,
    color: DECADE_COLORS[50],
    name: 'Charging',
    text: 'Posts with their power, their plug and, where it is known, the price of a kilowatt-hour.',
  },
  {
    id: 'offline',
    icon: IconWifiOff,
    color: DECADE_COLORS[40],
    name: 'Without a network',
    text: 'What you have seen stays on your phone, with its age. A price that you report goes by itself when the network is back.',
  },
  {
    id: 'owner',
    icon: IconBuildingStore,
    color: DECADE_COLORS[10],
    name: 'For owners',
    text: 'Publish your prices from your phone, plan those of tomorrow, or let your till send them.',
  },
];

export const STEPS = [
  { name: 'Choose a fuel', text: 'The last one you looked at comes first.' },
  {
    name: 'See where it is cheapest',
    text: 'The first three wear a medal, and each price its age.',
  },
  { name: 'Drive there', text: 'One tap opens the way on a map.' },
  { name: 'Pass it on', text: 'The address of a page opens that page for others, too.' },
] as const;
