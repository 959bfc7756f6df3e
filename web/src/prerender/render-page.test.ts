// Tests rules page-content, price-stand-in, ranking-border, reviews-line.
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { WHOLE_DAY } from '@pieno/contract/stations/opening-hours.ts';
import { NO_DETAILS } from '@pieno/contract/stations/station-details.ts';
import { expect, test } from 'vitest';
import {
  BY_DAY,
  borderOf,
  fuelPrice,
  rankingEntry,
  reportedPrice,
  winnerGroup,
} from '../testing/sample-prices.ts';
import { renderPage } from './render-page.tsx';

const now = new Date('2026-11-21T08:12:00.000Z');
const station = {
  business: {
    ...rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [] }).business,
    description: null,
    short_description: null,
    opening_hours: 'Sempre aperto',
    phone: null,
    email: null,
    website: null,
    logo_url: null,
    connectors: [],
  },
  areas: ['SM'],
  prices: [fuelPrice(10, 1.669)],
  unknown_decades: [20],
  reportable_fuels: [],
  gallery_images: [],
};
const answers = {
  '/prices/best-by-decade': [winnerGroup(10)],
  '/welcome-message': { message: '<h2>Ciao dal Titano</h2>', source: 'prova' },
  '/prices/ranking/10': [
    rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [fuelPrice(10, 1.669)] }),
  ],
  '/business/8': station,
};
const draw = (address: string) => renderPage({ address, answers, now, isGalleryOn: false });

test.each([
  ['/home', '/ranking/10'],
  ['/ranking/10', '/business/8'],
  ['/business/8', '/home'],
  ['/social-login', '/social-login?to=%2Franking%2F10'],
  ['/social-login?to=%2Fbusiness%2F8', '/login?to=%2Fbusiness%2F8'],
  ['/social-login?to=%2Franking%2F10', '/register?to=%2Franking%2F10'],
])('%s shows the price, and links to %s', async (address, link) => {
  const markup = await draw(address);
  expect(markup).toContain('€ 1,669 al litro');
  expect(markup).toContain(`href="${link}"`);
});

test("drivers' reports, if nothing ranks, can be read before any script", async () => {
  const entry = rankingEntry({ id: 8, rank: null, fuels: [] });
  const best = { ...entry, reported: [reportedPrice(10, 1.7)] };
  const shown = {
    ...answers,
    '/prices/best-by-decade': [winnerGroup(10, { best })],
    '/prices/ranking/10': [best],
  };
  for (const address of ['/home', '/ranking/10']) {
    const markup = await renderPage({ address, answers: shown, now, isGalleryOn: false });
    expect(markup).toContain('€ 1,700 al litro');
    expect(markup).toMatch(/segnalati, da confermare|da confermare: segnalato/i);
  }
});

test("no element has its own style, which the page's policy forbids", async () => {
  const pages = ['/home', '/ranking/10', '/business/8', '/social-login'];
  const markup = (await Promise.all(pages.map(draw))).join('');
  expect(markup).not.toMatch(/<[^>]* style=/);
  // A fuel's colour needs no style, neither its dot nor its tile.
  expect(markup).not.toContain('--fuel:');
  expect(markup).toMatch(/<svg class="[^"]*" color="#[0-9a-f]{6}"/);
  expect(markup).toMatch(/<svg [^>]*class="icon-engine [^>]*color="#[0-9a-f]{6}"/);
});

test("the page shows hours, and 'open' only if that is always true", async () => {
  const day = [{ from: '07:00', to: '19:30' }];
  const always = Array.from({ length: 7 }, () => [WHOLE_DAY]);
  const hours = [day, day, day, day, day, day, []];
  const drawn = (details: object) =>
    renderPage({
      address: '/business/8',
      answers: { '/business/8': { ...station, details: { ...NO_DETAILS, ...details } } },
      now,
      isGalleryOn: false,
    });
  const markup = await drawn({ hours, self_hours: always, payments: ['cash'] });
  expect(markup).toMatch(/lun–sab<.*7:00–19:30/);
  expect(markup).toContain('Self-service sempre aperto');
  expect(markup).toContain('Contanti');
  expect(markup).not.toMatch(/Aperto ora|Chiuso ora|Apre|chiude alle/);
});

test('a reader without scripts sees where a station is, on a drawn map', async () => {
  const markup = await draw('/business/8');
  const [, map] = /<noscript>(.*?)<\/noscript>/s.exec(markup!)!;
  expect(map).toMatch(/role="img" aria-label="[^"]*Domagnano Tamoil/);
  expect(map).toContain('<circle');
  expect(map).toContain('© OpenStreetMap contributors');
});

test('ages are dates, and a price carries the time until which it may win', async () => {
  const markup = await draw('/home');
  expect(markup).toContain('>21/11, 08:12</time>');
  expect(markup).toContain('data-until="9999-12-31T00:00:00.000Z"');
  expect(markup).not.toMatch(/min fa|or[ae] fa/);
});

test.each(['/home', '/ranking/10', '/social-login'])(
  '%s shows the difference across the border with its date, as the time of reading is unknown',
  async (address) => {
    const best = [winnerGroup(10, { border: [borderOf(1.669, 2.019)] })];
    const shown = { ...answers, '/prices/best-by-decade': best };
    const markup = await renderPage({ address, answers: shown, now, isGalleryOn: false });
    expect(markup).toContain('21/11, 35 cent meno che oltre confine');
    expect(markup).not.toMatch(/oggi/i);
  },
);

test("the menu's demo pages are omitted if they are switched off", async () => {
  expect(await draw('/home')).not.toContain('/elements');
  expect(await renderPage({ address: '/home', answers, now, isGalleryOn: true })).toContain(
    '/elements',
  );
});

test('a page of another kind is not rendered', async () => {
  expect(await draw('/settings')).toBeNull();
});

test('whether a station is open now is not shown, as the time of reading is unknown', async () => {
  const shut = { ...rankingEntry({ fuels: [fuelPrice(10, 1.669)] }), opening: BY_DAY };
  const shown = {
    ...answers,
    '/prices/best-by-decade': [winnerGroup(10, { best: shut })],
    '/prices/ranking/10': [shut],
  };
  const night = new Date('2026-11-21T20:00:00Z');
  for (const address of ['/home', '/ranking/10']) {
    const markup = await renderPage({ address, answers: shown, now: night, isGalleryOn: false });
    expect(markup).toContain('€ 1,669 al litro');
    expect(markup).not.toContain('Chiuso');
  }
});

test("a station's reviews, or that there are none, can be read before any script", async () => {
  expect(await draw('/business/8')).toContain('Scrivi la prima recensione');
  const reviews = { count: 12, average: 4.25, chips: [{ chip: 'toilets', yes: true }] };
  const reviewed = { ...answers, '/business/8': { ...station, reviews } };
  const shared = { address: '/business/8', now, isGalleryOn: false };
  const markup = await renderPage({ ...shared, answers: reviewed });
  expect(markup).toContain('4,3');
  expect(markup).toContain('12 recensioni');
  expect(markup).toContain('Bagni: sì');
});

test("nothing retains a page's data once another page is rendered", async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const drawn = ['/home', '/ranking/10'].map(async (address) => {
    const own = structuredClone(answers);
    await renderPage({ address, answers: own, now, isGalleryOn: false });
    return Object.values(own).map((answer) => new WeakRef<object>(answer));
  });
  const kept = (await Promise.all(drawn)).flat();
  await draw('/home');
  await setImmediate();
  collectGarbage();
  expect(kept.filter((each) => each.deref() !== undefined)).toHaveLength(0);
});
