/** A fictitious office. */
export const OFFICE = {
  name: 'Pieno, Borgo Maggiore',
  latitude: 43.9413,
  longitude: 12.4474,
  lines: ['Via Oddone Scarito 12', '47893 Borgo Maggiore', 'San Marino'],
  phone: '+378 0549 000 010',
  mail: 'ciao@pieno.example',
  hours: 'Monday to Friday, 9:00 to 18:00',
} as const;

/** The office on OpenStreetMap. */
export const OFFICE_MAP = `https://www.openstreetmap.org/?mlat=${OFFICE.latitude}&mlon=${OFFICE.longitude}#map=16/${OFFICE.latitude}/${OFFICE.longitude}`;

export const ISSUES = [
  'A price is wrong',
  'I own a station',
  'An order from the shop',
  'A story for the blog',
  'Something else',
] as const;
