/** San Marino's nine. */
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
