/** A made-up station page with every field and a gallery, as the server sends it. */
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { fuelPrice } from './sample-prices.ts';

const picture = (color: string, width: number, height: number): string =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`;

/** URL of a picture that cannot be loaded. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';

type Gallery = BusinessDetails['gallery_images'];
const image = (id: number, alt: string, color: string, height: number): Gallery[number] => ({
  id,
  url: picture(color, 300, height),
  alt,
  caption: `Didascalia: ${alt}`,
  width: 300,
  height,
});

export const GALLERY: Gallery = [
  image(1, 'Le pompe', 'teal', 200),
  image(2, 'Il bar', 'orange', 400),
  image(3, 'La vista', 'navy', 225),
];

type Business = BusinessDetails['business'];

export const FULL_BUSINESS: Business = {
  id: 8,
  name: 'Domagnano Tamoil',
  short_description: 'Carburanti e bar sulla superstrada',
  description: 'Aperta dal 1998.\nCon autolavaggio.',
  logo_url: picture('white', 64, 64),
  address: 'Via Cinque Febbraio 46',
  postcode: '47895',
  locality: 'Domagnano',
  latitude: 43.9560264,
  longitude: 12.4697302,
  phone: '0549 123456',
  mobile: '+378 66 123456',
  email: 'info@example.sm',
  website: 'https://example.sm/',
  opening_hours: 'Lun–Ven 7:00–19:30\nSab 7:00–12:30',
  connectors: [],
};

/** A station with only a known name. */
const BARE_BUSINESS: Business = {
  ...FULL_BUSINESS,
  short_description: null,
  description: null,
  logo_url: null,
  address: null,
  postcode: null,
  locality: null,
  latitude: null,
  longitude: null,
  phone: null,
  mobile: null,
  email: null,
  website: null,
  opening_hours: null,
  connectors: [],
};

export const FULL_DETAILS: BusinessDetails = {
  business: FULL_BUSINESS,
  areas: [],
  prices: [fuelPrice(10, 1.669), fuelPrice(20, 1.599), fuelPrice(30, 0.789)],
  unknown_decades: [],
  gallery_images: GALLERY,
};

export const BARE_DETAILS: BusinessDetails = {
  business: BARE_BUSINESS,
  areas: [],
  prices: [],
  unknown_decades: [],
  gallery_images: [],
};
