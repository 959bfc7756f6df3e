/**
 * San Marino's public charging sites. Source: Open Charge Map, CC BY 4.0, as verified there between 2020 and 2023. Left
 * out: 90616 (Podere Lesignano), which was only planned. 194215 and 84975 are next to each other, but are two sites of
 * two operators.
 */
import type { StationFacts } from './station-facts.ts';

const POSTCODES = {
  'Città di San Marino': '47890',
  Acquaviva: '47892',
  'Borgo Maggiore': '47893',
  Chiesanuova: '47894',
  Domagnano: '47895',
  Faetano: '47896',
  Fiorentino: '47897',
  Montegiardino: '47898',
  Serravalle: '47899',
} as const;
type Castello = keyof typeof POSTCODES;

type Site = Omit<StationFacts, 'source' | 'kind'>;
const site = (facts: Site): StationFacts => ({ ...facts, source: 'ocm', kind: 'charging' });

/** A charging site of the state company's network: all have 22 kW, the same tariff and telephone number. */
const eway = (
  id: number,
  ocmId: number,
  address: string,
  locality: Castello,
  latitude: number,
  longitude: number,
  place = address,
): StationFacts =>
  site({
    id,
    sourceId: String(ocmId),
    name: `E-Way ${place}`,
    brand: 'E-Way',
    shortDescription: `Ricarica E-Way ${locality === 'Acquaviva' ? 'ad' : 'a'} ${locality}, 22 kW AC`,
    description: 'Prese Tipo 2, corrente alternata fino a 22 kW.',
    address,
    postcode: POSTCODES[locality],
    locality,
    latitude,
    longitude,
    phone: '0549 883700',
    website: 'https://eway.aass.sm/',
    sells: [50],
    connectors: [{ plug: 'Tipo 2', current: 'ac', power_kw: 22, count: 2 }],
  });

const CITY: Castello = 'Città di San Marino';

export const CHARGING_SITES: readonly StationFacts[] = [
  eway(
    18,
    107574,
    'Via Fabrizio da Montebello',
    'Acquaviva',
    43.952405,
    12.404882,
    'Centro Gualdo',
  ),
  eway(19, 107575, 'Piazzale del Lavatoio', 'Chiesanuova', 43.905919, 12.422329),
  eway(20, 107576, 'Via Rena', 'Fiorentino', 43.91055, 12.456653, 'Centro Sociale Fiorentino'),
  eway(21, 107577, 'Piazza della Pace', 'Montegiardino', 43.909344, 12.486504),
  eway(22, 107578, 'Piazza del Massaro', 'Faetano', 43.925593, 12.499248),
  eway(23, 107579, 'Piazza Enriquez', 'Serravalle', 43.982313, 12.49012),
  eway(24, 107580, 'Via Consiglio dei Sessanta', 'Serravalle', 43.98249, 12.493158),
  eway(25, 107581, 'Via Coluccio Salutati', 'Serravalle', 43.969145, 12.480337),
  eway(26, 107582, 'Piazzale Vincenzo Terenzi', 'Domagnano', 43.948169, 12.469825),
  eway(27, 107583, 'Piazzale Enea Suzzi Valli', 'Borgo Maggiore', 43.950703, 12.455051),
  eway(28, 107584, 'Via Paolo Amaducci', 'Borgo Maggiore', 43.940527, 12.44507),
  eway(29, 107585, 'Via Torrione del Molino', CITY, 43.937938, 12.444332),
  eway(30, 107586, 'Piazzale Girolamo Genga', CITY, 43.938175, 12.444451),
  eway(31, 107587, 'Via Napoleone Bonaparte', CITY, 43.935609, 12.443899),
  eway(32, 107588, 'Via Gino Giacomini', CITY, 43.934241, 12.446205),
  eway(33, 107589, 'Piazzale Cava Antica', CITY, 43.934588, 12.449534, 'P6 Cava Antica'),
  eway(34, 107590, 'Via J.F. Kennedy', CITY, 43.928713, 12.451712),
  eway(35, 194032, 'Via Andrea di Superchio', 'Borgo Maggiore', 43.952943, 12.456599),
  eway(36, 194213, 'Via Rancaglia', 'Serravalle', 43.971487, 12.475548, 'Via Rancaglia nord'),
  eway(37, 90618, 'Via Rancaglia', 'Serravalle', 43.970875, 12.476054, 'Via Rancaglia sud'),
  eway(38, 194214, 'Piazzale Marino Giangi', CITY, 43.932877, 12.449053),
  eway(39, 194215, 'Piazzale Cava degli Umbri', CITY, 43.93312, 12.449873, 'Cava degli Umbri'),
  site({
    id: 40,
    sourceId: '194216',
    name: 'San Marino Outlet Experience',
    shortDescription: "Ricarica all'outlet, Rovereta, 5 kW AC",
    description: 'Prese Tipo 2, corrente alternata fino a 5 kW, negli orari di apertura.',
    address: 'Strada degli Angariari 41',
    postcode: '47891',
    locality: 'Rovereta',
    latitude: 43.98781,
    longitude: 12.5047155,
    phone: '0549 941325',
    website: 'https://www.sanmarinooutlet.com/',
    openingHours: 'Dalle 10:00 alle 20:00',
    sells: [50],
    connectors: [{ plug: 'Tipo 2', current: 'ac', power_kw: 5, count: 38 }],
  }),
  site({
    id: 41,
    sourceId: '84975',
    name: 'Tesla Destination Cava degli Umbri',
    brand: 'Tesla',
    shortDescription: 'Ricarica Tesla Destination a Città di San Marino, 22 kW AC',
    description:
      'Connettori Tipo 2, corrente alternata fino a 22 kW. Ricarica gratuita secondo Open Charge Map (2020).',
    address: 'Piazzale Cava degli Umbri',
    // Open Charge Map has Borgo Maggiore's postcode, but the square is in the capital.
    postcode: POSTCODES[CITY],
    locality: CITY,
    latitude: 43.9331069,
    longitude: 12.4499131,
    sells: [50],
    connectors: [{ plug: 'Tipo 2', current: 'ac', power_kw: 22, count: 3 }],
  }),
];
