import { DECADE_COLORS } from '@pieno/contract/fuels.ts';
import {
  IconBellRinging,
  IconBolt,
  IconBuildingStore,
  IconMap2,
  IconTrophy,
  IconTruck,
  type Icon,
} from '@tabler/icons-react';

export interface Service {
  id: string;
  icon: Icon;
  /** One of the product's colours as CSS, e.g. `var(--gold)`. */
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
    text: 'Where they are, how far it is, and whether the detour pays.',
  },
  {
    id: 'alert',
    icon: IconBellRinging,
    color: DECADE_COLORS[20],
    name: 'A word in time',
    text: 'Name a price. We tell you on the day somebody asks less.',
  },
  {
    id: 'charging',
    icon: IconBolt,
    color: DECADE_COLORS[50],
    name: 'Charging',
    text: 'Twenty-five posts with their power, their plug and the price of a kilowatt-hour.',
  },
  {
    id: 'fleet',
    icon: IconTruck,
    color: DECADE_COLORS[40],
    name: 'For fleets',
    text: 'One list for all your drivers, and on Friday a sheet with what it has saved.',
  },
  {
    id: 'owner',
    icon: IconBuildingStore,
    color: DECADE_COLORS[10],
    name: 'For owners',
    text: 'Change your prices from the forecourt; a minute later everybody knows.',
  },
];

export const STEPS = [
  { name: 'Say what you drive', text: 'Fuel and tank. It stays on your phone.' },
  {
    name: 'See where it is cheapest',
    text: 'The first three wear a medal, and each price its age.',
  },
  { name: 'Drive there', text: 'One tap opens the way in the map you like best.' },
  { name: 'Pass it on', text: 'The totem says something else? Ten seconds, and all know.' },
] as const;
