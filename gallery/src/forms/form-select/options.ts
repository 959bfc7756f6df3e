export const SERVICES = [
  'Car wash',
  'Tyre pressure',
  'Shop',
  'Coffee',
  'Open at night',
  'Charging post',
  'LPG',
] as const;

/** Fuels by kind. */
export const FUELS = [
  { group: 'Petrol', items: ['Super 95', 'Super 98'] },
  { group: 'Diesel', items: ['Diesel', 'Diesel premium'] },
  { group: 'Gas', items: ['LPG', 'Methane'] },
  { group: 'Current', items: ['AC 22 kW', 'DC 50 kW'] },
];
