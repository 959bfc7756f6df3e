/** Fictitious stations. Prices in euro per litre. */
export const STATIONS = [
  { name: 'Tre Torri', town: 'Domagnano', petrol: 1.669, diesel: 1.758, lpg: 0.729, open: '24 h' },
  {
    name: 'Borgo Carburanti',
    town: 'Borgo Maggiore',
    petrol: 1.681,
    diesel: 1.749,
    lpg: 0.725,
    open: '7–20',
  },
  { name: 'Ponte', town: 'Serravalle', petrol: 1.689, diesel: 1.769, lpg: 0.719, open: '24 h' },
  { name: 'Rocca', town: 'San Marino', petrol: 1.694, diesel: 1.769, lpg: 0.739, open: '8–19' },
  { name: 'Valle', town: 'Acquaviva', petrol: 1.699, diesel: 1.779, lpg: 0.735, open: '24 h' },
] as const;

/** Sample refuels: litres, and cost in euro. */
export const REFUELS = [
  { day: '3 November', litres: 38.4, cost: 64.09 },
  { day: '11 November', litres: 41.2, cost: 69.26 },
  { day: '20 November', litres: 29.7, cost: 49.57 },
] as const;
