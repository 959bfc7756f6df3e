export interface Plan {
  name: string;
  note: string;
  /** Euro per month, if paid monthly. */
  monthly: number;
  features: readonly string[];
  isFavourite?: boolean;
}

/** Months charged, if paid yearly: two are free. */
export const MONTHS_PAID_A_YEAR = 10;

export const PLANS: readonly Plan[] = [
  {
    name: 'Driver',
    note: 'For one car and one head',
    monthly: 0,
    features: ['All prices, every day', 'Three favourites', 'One price alert'],
  },
  {
    name: 'Family',
    note: 'For all who share a driveway',
    monthly: 2.9,
    features: [
      'Everything of Driver',
      'Five people, five cars',
      'Alerts for every fuel',
      'Refuels in a diary',
    ],
    isFavourite: true,
  },
  {
    name: 'Fleet',
    note: 'For those who send invoices',
    monthly: 19,
    features: [
      'Everything of Family',
      'Fifty cars',
      'Receipts as a table',
      'Somebody who picks up',
    ],
  },
];

/** Car washes; prices in euro. */
export const WASHES = [
  { name: 'Quick wash', minutes: 8, price: 6 },
  { name: 'Wash and wax', minutes: 15, price: 11 },
  { name: 'Inside and out', minutes: 45, price: 28 },
  { name: 'As if new', minutes: 120, price: 65 },
] as const;

export const AT_THE_PUMP = [
  { decade: 10, name: 'Petrol', self: 1.669, served: 1.719 },
  { decade: 20, name: 'Diesel', self: 1.749, served: 1.799 },
  { decade: 30, name: 'LPG', self: 0.719, served: 0.719 },
] as const;
