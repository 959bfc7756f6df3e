/** npm run admin -- stations, station, add-station, details, merge, unmerge. */
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { AREAS } from '@pieno/contract/prices/areas.ts';
import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import { hoursText, spansText } from '@pieno/contract/stations/opening-text.ts';
import { PAYMENTS, SERVICES, type OwnDetails } from '@pieno/contract/stations/station-details.ts';
import { entry, WHY, withoutOptions } from './entry.ts';
import { describeStation } from './find.ts';
import { check, cleared, numberOf, reworded, yesOrNo } from './typed.ts';
import { readExceptions, readWeek } from './typed-hours.ts';
import { formatTime, named } from './format-output.ts';

const MOST = '100';

export const stations = entry({
  typed: 'stations [parola]',
  about: 'elenca i distributori, prima San Marino',
  options: {
    '--area <zona>': 'SM oppure confine',
    '--unowned': 'solo senza gestore',
    '--silent': 'solo senza notizie: nessuno ne dice i prezzi da troppo tempo',
  },
  reads: () => true,
  async *run({ send }, { area, unowned, silent }, q: string = '') {
    const known = AREAS.find((each) => each === area);
    check(known === area, `La zona è ${AREAS.join(' oppure ')}.`);
    const found = await send('GET /admin/stations', {
      q,
      most: MOST,
      area: known,
      ...(unowned && { unowned: 'true' }),
      ...(silent && { silent: 'true' }),
    });
    yield* found.stations.map(({ business, areas }) => describeStation({ ...business, areas }));
    if (found.total === 0)
      yield q ? `Nessun distributore contiene «${q}».` : 'Nessun distributore.';
    const more = found.total - found.stations.length;
    if (more > 0) yield `… e altri ${more}: aggiungi una parola per restringere.`;
  },
});

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

export const station = entry({
  typed: 'station <distributore>',
  about: "dice com'è un distributore, dopo averne cambiato quello che dicono le opzioni",
  options: {
    '--name <testo>': 'nome',
    '--close': 'è chiuso per sempre: resta la pagina, esce dalle classifiche',
    '--open': 'ha riaperto',
    ...WHY,
    ...FACTS,
  },
  reads: withoutOptions,
  async *run(operator, { close, open, why: reason, ...typed }, of: string) {
    check(!close || !open, 'Scegli: --close oppure --open.');
    const closed = yesOrNo(close, open);
    const facts = factsOf(typed);
    const { id } = await operator.station(of);
    yield* await operator.together(async (send) => {
      if (!isEmpty(facts)) await send('PUT /admin/stations/:id/facts', { id, ...facts });
      if (closed !== undefined)
        await send('PUT /admin/stations/:id/closed', { id, closed, reason });
      return describe(await send('GET /admin/stations/:id/facts', { id }));
    });
  },
});

export const addStation = entry({
  typed: 'add-station <nome>',
  about: 'aggiunge un distributore nel punto di --at',
  options: { ...FACTS, '--yes': "sì, anche se lì ce n'è già uno" },
  async *run({ send }, { yes, ...typed }, name: string) {
    const facts = { kind: 'fuel', ...factsOf(typed), name, ...(yes && { sure: true }) } as Facts;
    const made = await reworded(
      send('POST /admin/stations', facts),
      ({ message, problem }) =>
        problem.code === 'station_here' &&
        `${message}. Se è un altro distributore, ripeti con --yes.`,
    );
    yield* describe(made);
  },
});

interface Facts {
  name: string;
  kind: 'fuel' | 'charging';
  latitude: number;
  longitude: number;
}

function factsOf({ at, ...facts }: { at?: string }): Partial<Facts> {
  if (at === undefined) return cleared(facts);
  const point = /^\s*(-?\d+(?:\.\d+)?)\s*[,;]\s*(-?\d+(?:\.\d+)?)\s*$/u.exec(at);
  check(point, `«${at}» non è un punto: scrivi latitudine e longitudine, 43.9813,12.4897.`);
  return { ...cleared(facts), latitude: Number(point[1]), longitude: Number(point[2]) };
}

const isEmpty = (typed: object): boolean => Object.keys(typed).length === 0;

function* describe({ business, areas, ...facts }: AdministeredStation): Generator<string> {
  const { latitude, longitude, country, source, source_id } = facts;
  const place = latitude === null ? 'posto sconosciuto' : `${latitude},${longitude}`;
  const rank = areas.includes('SM') ? 'San Marino' : areas.length > 0 ? 'confine' : 'fuori zona';
  yield `${business.id}  ${business.name}${business.locality ? `, ${business.locality}` : ''}`;
  yield `    ${place} (${country}, ${rank}), da ${source} ${source_id}`;
  for (const key of ['kind', 'brand', 'address', 'postcode', 'phone', 'website'] as const) {
    if (facts[key]) yield `    ${key}: ${facts[key]}`;
  }
  const sold = facts.decades.map((decade) => decadeLabel(decade)).join(', ');
  if (sold) yield `    vende anche: ${sold}`;
  if (facts.decided.length > 0) yield `    deciso a mano: ${facts.decided.join(', ')}`;
  if (facts.closed_at) yield `    chiuso per sempre dal ${formatTime(facts.closed_at)}`;
  for (const { id: merge, business: other, undo_until } of facts.merges) {
    const undo = undo_until ? `, unmerge ${merge} fino al ${formatTime(undo_until)}` : '';
    yield `    unito: ${named(other)}${undo}`;
  }
}

export const details = entry({
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
  reads: withoutOptions,
  async *run({ send, station: find }, typed, of: string) {
    const change = Object.fromEntries(
      Object.entries(typed).map(([option, text]) => [
        option === 'selfHours' ? 'self_hours' : option,
        (READERS[option] ?? readText)(text),
      ]),
    );
    const { id } = await find(of);
    yield* describeDetails(
      isEmpty(change)
        ? await send('GET /admin/stations/:id/details', { id })
        : await send('PUT /admin/stations/:id/details', { id, ...change }),
    );
  },
});

/** Parsers for the options of `details` that are not plain text. */
const READERS: Readonly<Record<string, (typed: string) => unknown>> = {
  hours: readWeek,
  selfHours: readWeek,
  exceptions: readExceptions,
  services: readList,
  payments: readList,
  smac: readYes,
};
const readText = (typed: string): string | null => (typed === '-' ? null : typed);

function readList(typed: string): string[] {
  return typed === '-' ? [] : typed.split(',').map((part) => part.trim());
}

function readYes(typed: string): boolean | null {
  if (typed === '-') return null;
  check(/^(sì|si|no)$/iu.test(typed), 'Per --smac scrivi sì, no oppure -.');
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

export const merge = entry({
  typed: 'merge <resta> <altro>',
  about: 'unisce due distributori: prezzi, gestori e foto passano a quello che resta',
  options: WHY,
  async *run({ send, station: find }, { why: reason }, typed: string, other: string) {
    const [kept, merged] = [await find(typed), await find(other)];
    const wanted = { id: kept.id, business_id: merged.id, reason };
    const { merges } = await send('POST /admin/stations/:id/merges', wanted);
    const { id } = merges.find(({ business }) => business.id === merged.id)!;
    yield `${merged.named} è ora ${kept.named}. Per un giorno si annulla: unmerge ${id}`;
  },
});

export const unmerge = entry({
  typed: 'unmerge <numero>',
  about: "annulla un'unione, per un giorno",
  async *run({ send }, _, typed: string) {
    const id = numberOf(typed, "il numero di un'unione");
    const { kept, merged } = await send('DELETE /admin/merges/:id', { id });
    const nameOf = async (station: number) =>
      named((await send('GET /admin/stations/:id/facts', { id: station })).business);
    yield `${await nameOf(kept!)} e ${await nameOf(merged!)} sono di nuovo due.`;
  },
});
