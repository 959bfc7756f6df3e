import { CASTLES } from '../../kit/places.ts';

/** Fictitious stations: address by name. */
export const STATIONS: Readonly<Record<string, string>> = {
  'Tre Torri': 'Via del Castello 3, Borgo Maggiore',
  'Borgo Carburanti': 'Via Ventotto Luglio 90, Borgo Maggiore',
  'Carburanti del Confine': 'Strada Cassia 12, Dogana',
  'Titano Energia': 'Via della Rupe 7, Città di San Marino',
  'Valle Verde': 'Strada del Marano 41, Faetano',
  'Colle Stazione': 'Via dei Colli 18, Domagnano',
  'Fonte Gas': 'Strada Fondo Ausa 2, Serravalle',
};

export const PLACES = [
  { group: 'In San Marino', items: [...CASTLES] },
  {
    group: 'Across the border',
    items: ['Cattolica', 'Pesaro', 'Riccione', 'Rimini', 'Santarcangelo', 'Verucchio'],
  },
];
