/** npm run admin -- stations, station, add-station, details, merge, unmerge. */
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import { hoursText, spansText } from '@pieno/contract/stations/opening-words.ts';
import { PAYMENTS, SERVICES, type OwnDetails } from '@pieno/contract/stations/station-details.ts';
import { stationName } from '../modules/stations/repository.ts';
import { cleared, numberOf, WHY, yesOrNo, type Entry } from './entry.ts';
import { describeStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { AppError } from '../http/errors.ts';
import { UsageError } from './italian-command.ts';
import { readExceptions, readWeek } from './typed-hours.ts';

const MOST = '100';

export const stations: Entry = {
  reads: [],
  typed: 'stations [parola]',
  about: 'elenca i distributori, prima San Marino',
  async *run({ send }, q: string = '') {
    const found = await send('GET /admin/stations', { query: { q, most: MOST } });
    yield* found.stations.map(({ business, areas }) => describeStation({ ...business, areas }));
    if (found.total === 0) yield `Nessun distributore contiene «${q}».`;
    const more = found.total - found.stations.length;
    if (more > 0) yield `… e altri ${more}: aggiungi una parola per restringere.`;
  },
};

/** The options that every command about facts takes. */
const FACTS = {
  '--kind <tipo>': 'fuel oppure charging',
  '--brand <testo>': 'marchio; - lo toglie, e così per gli altri',
  '--address <testo>': 'via e numero',
  '--postcode <testo>': 'codice postale',
  '--locality <testo>': 'località',
  '--phone <testo>': 'telefono',
  '--website <testo>': 'sito',
  '--at <lat,lon>': 'dove sta, in gradi: per esempio 43.9813,12.4897',
};
interface FactOptions {
  name?: string;
  kind?: 'fuel' | 'charging';
  at?: string;
}
interface StationOptions extends FactOptions {
  close?: boolean;
  open?: boolean;
  why?: string;
}

export const station: Entry = {
  reads: [],
  typed: 'station <distributore>',
  about: "dice com'è un distributore, dopo averne cambiato quello che dicono le opzioni",
  options: {
    '--name <testo>': 'nome',
    '--close': 'è chiuso per sempre: resta la pagina, esce dalle classifiche',
    '--open': 'ha riaperto',
    ...WHY,
    ...FACTS,
  },
  async *run(operator, typed: string, { close, open, why: reason, ...facts }: StationOptions) {
    const closed = yesOrNo(close, open, 'Scegli: --close oppure --open.');
    const body = factsOf(facts);
    const { id } = await operator.station(typed);
    yield* await operator.together(async (send) => {
      const params = { id };
      if (Object.keys(body).length > 0)
        await send('PUT /admin/stations/:id/facts', { params, body });
      if (closed !== undefined) {
        await send('PUT /admin/stations/:id/closed', { params, body: { closed, reason } });
      }
      return describe(await send('GET /admin/stations/:id/facts', { params }));
    });
  },
};

export const addStation: Entry = {
  typed: 'add-station <nome>',
  about: 'aggiunge un distributore nel punto di --at',
  options: { ...FACTS, '--yes': "sì, anche se lì ce n'è già uno" },
  async *run({ send }, name: string, { yes: sure, ...facts }: FactOptions & { yes?: boolean }) {
    const body = { kind: 'fuel' as const, ...factsOf(facts), name, ...(sure && { sure }) };
    const made = send('POST /admin/stations', { body: body as typeof body & Place });
    yield* describe(
      await made.catch((error: unknown) => {
        if (!(error instanceof AppError) || error.problem.code !== 'station_here') throw error;
        throw new UsageError(`${error.message}. Se è un altro distributore, ripeti con --yes.`);
      }),
    );
  },
};

interface Place {
  latitude: number;
  longitude: number;
}

function factsOf({ at, ...facts }: FactOptions): FactOptions & Partial<Place> {
  if (at === undefined) return cleared(facts);
  const [, latitude, longitude] =
    /^\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\s*$/u.exec(at) ?? [];
  if (latitude === undefined || longitude === undefined) {
    throw new UsageError(
      `«${at}» non è un punto: scrivi latitudine e longitudine, 43.9813,12.4897.`,
    );
  }
  return { ...cleared(facts), latitude: Number(latitude), longitude: Number(longitude) };
}

function* describe({ business, areas, ...facts }: AdministeredStation): Generator<string> {
  const { latitude, longitude, country, source, source_id, decided, closed_at } = facts;
  const place = latitude === null ? 'posto sconosciuto' : `${latitude},${longitude}`;
  const rank = areas.includes('SM') ? 'San Marino' : areas.length > 0 ? 'confine' : 'fuori zona';
  yield `${business.id}  ${business.name}${business.locality ? `, ${business.locality}` : ''}`;
  yield `    ${place} (${country}, ${rank}), da ${source} ${source_id}`;
  for (const key of ['kind', 'brand', 'address', 'postcode', 'phone', 'website'] as const) {
    if (facts[key]) yield `    ${key}: ${facts[key]}`;
  }
  const sold = facts.decades.map((decade) => decadeLabel(decade)).join(', ');
  if (sold) yield `    vende anche: ${sold}`;
  if (decided.length > 0) yield `    deciso a mano: ${decided.join(', ')}`;
  if (closed_at) yield `    chiuso per sempre dal ${formatTime(closed_at)}`;
  for (const { id: merge, business: other, undo_until } of facts.merges) {
    const undo = undo_until ? `, unmerge ${merge} fino al ${formatTime(undo_until)}` : '';
    yield `    unito: ${other.name} (${other.id})${undo}`;
  }
}

export const details: Entry = {
  reads: [],
  typed: 'details <distributore>',
  about:
    'dice orari, servizi e pagamenti di un distributore, dopo averne cambiato quello che dicono le opzioni',
  options: {
    '--name <testo>': 'nome',
    '--description <testo>': 'descrizione; - la toglie, e così per gli altri',
    '--phone <testo>': 'telefono',
    '--hours <testo>': 'orari: "lun-ven 7:00-12:30 15:00-19:30; sab 7-12", oppure 24h',
    '--self-hours <testo>': 'orari del self-service',
    '--exceptions <testo>': 'giorni diversi: "2026-12-25 chiuso; 2027-01-06 8-12"',
    '--services <elenco>': `con la virgola: ${SERVICES.join(', ')}`,
    '--payments <elenco>': `con la virgola: ${PAYMENTS.join(', ')}`,
    '--smac <sì|no>': 'se accetta la SMaC',
  },
  async *run({ send, station: find }, typed: string, options: Record<string, string>) {
    const body = Object.fromEntries(
      Object.entries(options).map(([option, text]) => [
        option === 'selfHours' ? 'self_hours' : option,
        READERS[option] ? READERS[option](text) : text === '-' ? null : text,
      ]),
    );
    const { id } = await find(typed);
    const params = { id };
    yield* describeDetails(
      Object.keys(body).length > 0
        ? await send('PUT /admin/stations/:id/details', { params, body })
        : await send('GET /admin/stations/:id/details', { params }),
    );
  },
};

type Reader = (typed: string) => unknown;
/** How the options of `details` are read that are no plain text. */
const READERS: Readonly<Record<string, Reader>> = {
  hours: readWeek,
  selfHours: readWeek,
  exceptions: readExceptions,
  services: readList,
  payments: readList,
  smac: readYes,
};

function readList(typed: string): string[] {
  return typed === '-' ? [] : typed.split(',').map((word) => word.trim());
}

function readYes(typed: string): boolean | null {
  if (typed === '-') return null;
  if (!/^(sì|si|no)$/iu.test(typed)) throw new UsageError('Per --smac scrivi sì, no oppure -.');
  return typed.toLowerCase() !== 'no';
}

function* describeDetails({ business, ...facts }: OwnDetails): Generator<string> {
  yield `${business.id}  ${business.name}`;
  if (facts.description) yield `    ${facts.description}`;
  if (facts.phone) yield `    telefono: ${facts.phone}`;
  if (facts.hours) yield `    orari: ${hoursText(facts.hours)}`;
  if (facts.self_hours) yield `    self-service: ${hoursText(facts.self_hours)}`;
  if (!facts.hours && facts.opening_hours) yield `    da una fonte: ${facts.opening_hours}`;
  for (const { date, spans } of facts.exceptions) yield `    ${date}: ${spansText(spans)}`;
  if (facts.services.length > 0) yield `    servizi: ${facts.services.join(', ')}`;
  if (facts.payments.length > 0) yield `    pagamenti: ${facts.payments.join(', ')}`;
  if (facts.smac !== null) yield `    SMaC: ${facts.smac ? 'sì' : 'no'}`;
}

export const merge: Entry = {
  typed: 'merge <resta> <altro>',
  about: 'unisce due distributori: prezzi, gestori e foto passano a quello che resta',
  options: WHY,
  async *run({ send, station: find }, typed: string, other: string, { why }: { why?: string }) {
    const [kept, merged] = [await find(typed), await find(other)];
    const { merges } = await send('POST /admin/stations/:id/merges', {
      params: { id: kept.id },
      body: { business_id: merged.id, reason: why },
    });
    const { id } = merges.find(({ business }) => business.id === merged.id)!;
    yield `${merged.named} è ora ${kept.named}. Per un giorno si annulla: unmerge ${id}`;
  },
};

export const unmerge: Entry = {
  typed: 'unmerge <numero>',
  about: "annulla un'unione, per un giorno",
  async *run({ send, open }, typed: string) {
    const id = numberOf(typed, "il numero di un'unione");
    const { kept, merged } = await send('DELETE /admin/merges/:id', { params: { id } });
    const { kysely } = (await open()).database;
    const named = async (each: number) => `${await stationName(kysely, each)} (${each})`;
    yield `${await named(kept!)} e ${await named(merged!)} sono di nuovo due.`;
  },
};
