/** San Marino's nine municipalities, called castles (castelli). */
export const CASTLES = [
  'Acquaviva',
  'Borgo Maggiore',
  'Chiesanuova',
  'Città di San Marino',
  'Domagnano',
  'Faetano',
  'Fiorentino',
  'Montegiardino',
  'Serravalle',
] as const;

/** Countries and some of their cities. */
const PLACES = {
  'San Marino': CASTLES,
  Italy: ['Bologna', 'Cesena', 'Milano', 'Pesaro', 'Ravenna', 'Riccione', 'Rimini', 'Roma'],
  Austria: ['Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Wien'],
  France: ['Lyon', 'Marseille', 'Nice', 'Paris'],
  Germany: ['Berlin', 'Frankfurt', 'Hamburg', 'München', 'Stuttgart'],
  Switzerland: ['Basel', 'Bern', 'Genève', 'Lugano', 'Zürich'],
} as const satisfies Record<string, readonly string[]>;

export type Country = keyof typeof PLACES;
export const COUNTRIES = Object.keys(PLACES) as Country[];

/** Returns the cities of a country; none while no country is chosen. */
export const citiesOf = (country: Country | ''): readonly string[] =>
  country === '' ? [] : PLACES[country];
