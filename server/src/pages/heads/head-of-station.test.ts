// Tests rule page-head.
import { describe, expect, test } from 'vitest';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { readLinkPreview } from '../../testing/pages/link-preview.ts';
import { shownPrice, shownStation } from '../../testing/stations/shown-station.ts';
import { headOfStation } from './head-of-station.ts';

const SITE = 'https://pieno.example';
const DIESEL = shownPrice(20, 1.759);
const OLD = { effective_date: '2026-11-03T10:00:00.000Z' };

const previewOf = (details: BusinessDetails, publicUrl?: string) =>
  readLinkPreview(Buffer.from(headOfStation(details, publicUrl)), `${SITE}/business/8`);
const titleOf = (details: BusinessDetails) => previewOf(details).title;

describe('the title of a station', () => {
  test('contains its diesel price', () => {
    const station = shownStation([shownPrice(10, 1.669), shownPrice(21, 1.799), DIESEL]);
    expect(titleOf(station)).toBe('Commercio Petroli, Domagnano: Diesel € 1,759 · Pieno');
  });

  test('contains another fuel when there is no fresh diesel price', () => {
    const station = shownStation([{ ...DIESEL, stale: true }, shownPrice(10, 1.669)]);
    expect(titleOf(station)).toBe('Commercio Petroli, Domagnano: Benzina € 1,669 · Pieno');
  });

  test.each([{ stale: true }, { ageing: true }])(
    'contains an old price with its date: %o',
    (age) => {
      const station = shownStation([{ ...DIESEL, ...OLD, ...age }]);
      expect(titleOf(station)).toContain(': Diesel € 1,759 (al 03/11/2026) · Pieno');
    },
  );

  test.each([
    ['invented', { source: 'demo', origin: 'demo' }],
    ['doubtful', { doubtful: true }],
    ['contested', { contested: true, doubtful: true }],
    ['premium', { fuel_type: shownPrice(22, 1.9).fuel_type }],
  ] as const)('never contains a price that is %s', (_, more) => {
    const preview = previewOf(shownStation([{ ...DIESEL, ...more }]));
    expect(preview.title).toBe('Commercio Petroli, Domagnano · Pieno');
    expect(JSON.stringify(preview.tags)).not.toContain('€');
  });

  test('never contains a fuel that is sold out', () => {
    const state = {
      state: 'sold_out',
      fuel_type_id: 20,
      until: '2026-11-22T00:00:00.000Z',
    } as const;
    const prices = [DIESEL];
    const believed = shownStation(prices, { states: [{ ...state, counts: true }] });
    expect(titleOf(believed)).toBe('Commercio Petroli, Domagnano · Pieno');
    const byOne = shownStation(prices, { states: [{ ...state, counts: false }] });
    expect(titleOf(byOne)).toContain('€ 1,759');
  });

  test('says that a station is closed for good', () => {
    expect(titleOf(shownStation([DIESEL], { closed: true }))).toBe(
      'Commercio Petroli, Domagnano: chiuso · Pieno',
    );
  });

  test('does not repeat a place that the name contains', () => {
    const station = shownStation([]);
    station.business.name = 'IP Domagnano';
    expect(titleOf(station)).toBe('IP Domagnano · Pieno');
  });
});

test('the description contains the prices, their date, their source and the place', () => {
  const prices = [DIESEL, shownPrice(10, 1.669), shownPrice(30, 0.729, { origin: 'driver' })];
  expect(previewOf(shownStation(prices)).tags['og:description']).toBe(
    'Diesel € 1,759, Benzina € 1,669, GPL € 0,729. Prezzi al 21/11/2026, fonte: gestore, automobilista. Via Cinque Febbraio 46, 47895 Domagnano',
  );
});

test("a station's name cannot end its tag, nor the data block", () => {
  const station = shownStation([DIESEL]);
  station.business.name = '"><script>alert(1)</script>';
  const markup = headOfStation(station, SITE);
  expect(markup).not.toContain('<script>');
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  const preview = previewOf(station, SITE);
  expect(preview.tags['og:title']).toContain('"><script>alert(1)</script>');
  expect(preview.data[0]).toMatchObject({ name: '"><script>alert(1)</script>' });
});

test('without a configured address everything that needs one is left out', () => {
  const { canonical, tags, data } = previewOf(shownStation([DIESEL]));
  expect([canonical, tags['og:url'], tags['og:image'], data]).toEqual([
    undefined,
    undefined,
    undefined,
    [],
  ]);
  expect(tags['og:title']).toContain('€ 1,759');
  const own = previewOf(shownStation([DIESEL]), SITE);
  expect([own.canonical, own.tags['og:url']]).toEqual([`${SITE}/business/8`, `${SITE}/business/8`]);
});
