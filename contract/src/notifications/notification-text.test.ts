// Tests rule inbox-words.
import { expect, test } from 'vitest';
import { notificationText } from './notification-text.ts';
import type { AlertNews, SentMessage } from './sent-params.ts';

const NOW = new Date('2026-11-28T10:06:00Z');
const DIESEL: AlertNews = {
  alert_id: '7',
  decade: 20,
  mode: 'self',
  unit: 'litre',
  business_id: 8,
  name: 'Alla Rocca',
  locality: 'Domagnano',
  area: 'SM',
  price: 1_689,
  said_at: '2026-11-28T10:00:00Z',
  fill: 45,
  saving_cents: 310,
  than: 'before',
};
const ELSEWHERE: Partial<AlertNews> = {
  alert_id: '9',
  business_id: 5,
  name: 'Al Ponte',
  locality: 'Acquaviva',
  price: 1_702,
};

const sent = (
  news: readonly Partial<AlertNews>[],
  { night = false, at = NOW } = {},
): SentMessage => ({
  id: '31',
  at: at.toISOString(),
  kind: 'alert',
  params: { news: news.map((each) => ({ ...DIESEL, ...each })), night },
});
const textOf = (news: Partial<AlertNews> = {}) => notificationText(sent([news]), NOW);

test('the message about one price contains place, age and the saving of a fill', () => {
  expect(textOf()).toEqual({
    title: 'Diesel 1,689 a Domagnano',
    text: 'Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € meno di prima.',
    link: '/business/8?avviso=31',
    tag: 'alert-7',
  });
});

test.each<[string, Partial<AlertNews>, string]>([
  [
    'methane by weight',
    { unit: 'kilogram', decade: 40, mode: 'served', fill: 15 },
    'Alla Rocca, 6 min fa: il pieno da 15 kg costa 3,10 € meno di prima.',
  ],
  [
    'electricity as a charge',
    { unit: 'kilowatt_hour', decade: 50, fill: 40.5 },
    'Alla Rocca, 6 min fa: la ricarica da 40,5 kWh costa 3,10 € meno di prima.',
  ],
  [
    'since the alert was made',
    { than: { day: '2026-11-12' } },
    "Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € meno di quando hai chiesto l'avviso (12 novembre).",
  ],
  [
    'since the alert was made in another year',
    { than: { day: '2025-11-12' } },
    "Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € meno di quando hai chiesto l'avviso (12 novembre 2025).",
  ],
  [
    'less than what nobody knows',
    { than: null },
    'Alla Rocca, 6 min fa: il pieno da 45 l costa 3,10 € in meno.',
  ],
  [
    'a saving that is not known',
    { saving_cents: null, than: null },
    'Alla Rocca, 6 min fa: il pieno da 45 l costa 76,01 €.',
  ],
  [
    'a saving of less than a cent',
    { saving_cents: 0 },
    'Alla Rocca, 6 min fa: il pieno da 45 l costa 76,01 €.',
  ],
  [
    'an unknown fill',
    { fill: null, saving_cents: null, than: null },
    'Alla Rocca, 6 min fa: costa 1,689 € al litro.',
  ],
  [
    'a price of the served pump',
    { mode: 'served' },
    'Alla Rocca, servito, 6 min fa: il pieno da 45 l costa 3,10 € meno di prima.',
  ],
])('the message describes %s', (_, news, text) => {
  expect(textOf(news).text).toBe(text);
});

test.each([
  [{ locality: 'Acquaviva' }, 'Diesel 1,689 ad Acquaviva'],
  [{ locality: null }, 'Diesel 1,689 · Alla Rocca'],
  [{ decade: 40, unit: 'kilogram', price: 990 }, 'Metano 0,990 a Domagnano'],
] as const)('the title of %j is "%s"', (news, title) => {
  expect(textOf(news).title).toBe(title);
});

test('a message that is read on a later day uses the past tense', () => {
  const later = new Date('2026-11-30T08:00:00Z');
  expect(notificationText(sent([{}]), later).text).toBe(
    'Alla Rocca, 2 giorni fa: il pieno da 45 l costava 3,10 € meno di prima.',
  );
});

test("yesterday's price in a message sent today uses the present tense", () => {
  expect(textOf({ said_at: '2026-11-27T09:00:00Z' }).text).toContain(
    'ieri: il pieno da 45 l costa',
  );
});

test('several prices are counted and at most three are named', () => {
  const more = [6, 10, 11].map((business_id) => ({
    ...ELSEWHERE,
    business_id,
    locality: 'Dogana',
    said_at: '2026-11-28T08:00:00Z',
  }));
  const message = notificationText(sent([{}, ELSEWHERE, ...more]), NOW);
  expect(message).toEqual({
    title: '5 prezzi che aspettavi',
    text: 'Diesel 1,689 a Domagnano, 6 min fa; Diesel 1,702 ad Acquaviva, 6 min fa; Diesel 1,702 a Dogana, 2 ore fa; e altri 2.',
    link: '/ranking/20?avviso=31',
    tag: 'alert-7',
  });
  expect(notificationText(sent([{}, ELSEWHERE, ...more.slice(1)]), NOW).text).toMatch(
    /; e un altro\.$/,
  );
});

test('one price that matches two alerts counts once', () => {
  expect(notificationText(sent([{}, { alert_id: '9' }]), NOW)).toEqual(textOf());
});

test.each<[string, Partial<AlertNews>[], string]>([
  ['one station', [{}, { decade: 10 }], '/business/8?avviso=31'],
  [
    'several abroad',
    [{ area: 'confine' }, { ...ELSEWHERE, area: 'confine' }],
    '/ranking/20?avviso=31&area=confine',
  ],
  ['both sides', [{}, { ...ELSEWHERE, area: 'confine' }], '/ranking/20?avviso=31&area=entrambe'],
  ['several fuels', [{}, { ...ELSEWHERE, decade: 10 }], '/avvisi?avviso=31'],
])('a message about %s links there', (_, news, link) => {
  expect(notificationText(sent(news), NOW).link).toBe(link);
});

test("the morning's message mentions the night", () => {
  expect(notificationText(sent([{}], { night: true }), NOW).title).toBe(
    'Stanotte: Diesel 1,689 a Domagnano',
  );
  expect(notificationText(sent([{}, ELSEWHERE], { night: true }), NOW).title).toBe(
    'Stanotte: 2 prezzi che aspettavi',
  );
});

test('the message about a paused alert gives the reason and how to resume it', () => {
  const paused = (alert_ids: string[]) =>
    notificationText(
      { id: '32', at: NOW.toISOString(), kind: 'alert_paused', params: { alert_ids } },
      NOW,
    );
  expect(paused(['7'])).toEqual({
    title: 'Un avviso è in pausa',
    text: 'Non hai aperto gli ultimi 5 messaggi, quindi smettiamo di scriverti. Per riprendere apri Avvisi e tocca Riprendi.',
    link: '/avvisi?avviso=32',
    tag: 'alert-paused',
  });
  expect(paused(['7', '9']).title).toBe('2 avvisi sono in pausa');
});

test('a test message is recognisable as a test', () => {
  expect(
    notificationText({ id: '33', at: NOW.toISOString(), kind: 'test', params: {} }, NOW),
  ).toEqual({
    title: 'Prova di Pieno',
    text: 'Funziona: gli avvisi dei prezzi arrivano così.',
    link: '/avvisi?avviso=33',
    tag: 'test',
  });
});

test('the message about the own review contains the reason of the decision', () => {
  const textFor = (reason: string | null) => {
    const params = { business_id: 8, name: 'Alla Rocca', reason };
    return notificationText({ id: '34', at: NOW.toISOString(), kind: 'review', params }, NOW);
  };
  expect(textFor('offende qualcuno')).toEqual({
    title: 'La tua recensione è stata nascosta',
    text: "Alla Rocca: «offende qualcuno». Se non sei d'accordo puoi dirlo una volta, accanto alla tua recensione.",
    link: '/business/8?avviso=34&focus=recensioni',
    tag: 'review-8',
  });
  expect(textFor(null)).toMatchObject({
    title: 'La tua recensione è di nuovo visibile',
    text: "Alla Rocca: un amministratore l'ha controllata.",
  });
});
