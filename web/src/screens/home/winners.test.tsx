// Tests rules closed-now, home-winners, price-ageing, price-confirmed, price-stale, price-stand-in, ranking-best,
// ranking-border, ranking-states.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetGuestMemory, rememberFuel } from '../../core/session/guest-memory.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import {
  BY_DAY,
  borderOf,
  fuelPrice,
  rankingEntry,
  reportedPrice,
  winnerGroup,
} from '../../testing/sample-prices.ts';
import { Winners } from './winners.tsx';

let api: FakeApi;
beforeEach(() => void (api = fakeApi()));

const winners = page.getByRole('region', { name: 'Vincitori per Categoria' });
const card = winners.getByRole('article');
function show(...groups: ReturnType<typeof winnerGroup>[]) {
  api.answer('/prices/best-by-decade', groups);
  return renderScreen(<Winners />);
}
const bestOf = (...fuels: ReturnType<typeof fuelPrice>[]) =>
  rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels });

/** No longer fresh, and not stale for a long time. */
const AGEING = {
  fresh_until: '2020-01-01T00:00:00.000Z',
  stale_from: '9999-12-31T00:00:00.000Z',
};

describe('a winner', () => {
  test('links to the station and to the ranking', async () => {
    await show(winnerGroup(20, { best: bestOf(fuelPrice(20, 1.659)) }));
    await expect.element(card.getByRole('heading', { name: 'Diesel' })).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Domagnano Tamoil' }))
      .toHaveAttribute('href', '/business/8');
    await expect
      .element(card.getByRole('link', { name: 'Vedi Classifica Diesel' }))
      .toHaveAttribute('href', '/ranking/20');
    await expect.element(card.getByText('Domagnano · Via Cinque Febbraio 46')).toBeVisible();
  });

  test('shows place and age in a line of 14 px at least, with spaces around the dot', async () => {
    await show(winnerGroup(20, { best: bestOf(fuelPrice(20, 1.659)) }));
    const place = card.getByText('Domagnano · Via Cinque Febbraio 46');
    await expect.element(place).toBeVisible();
    const line = place.element().parentElement!;
    expect(line.textContent).toMatch(/46 · \S/);
    expect(parseFloat(getComputedStyle(line).fontSize)).toBeGreaterThanOrEqual(14);
  });

  test.each([
    [10, 1.669, '€ 1,669 al litro', 'Self'],
    [30, 0.8, '€ 0,800 al litro', 'Servito'],
    [40, 1.499, '€ 1,499 al kg', 'Servito'],
    [50, 0.45, '€ 0,450 al kWh', null],
  ] as const)('of category %s at %s shows "%s", %s', async (decade, price, text, mode) => {
    await show(winnerGroup(decade, { best: bestOf(fuelPrice(decade, price)) }));
    await expect.element(card.getByText(text)).toBeInTheDocument();
    const modes = card.getByText(/^(Self|Servito)$/).elements();
    expect(modes.map((each) => each.textContent)).toEqual(mode === null ? [] : [mode]);
  });

  test('shows the age of its price, with the exact time as its title', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
    try {
      await show(winnerGroup(10));
      await expect
        .element(card.getByText('30 min fa'))
        .toHaveAttribute('title', '21/11/2026, 08:12');
    } finally {
      vi.useRealTimers();
    }
  });

  test('that is closed now by its hours shows that, with its rank', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), toFake: ['Date'] });
    try {
      await show(winnerGroup(10, { best: { ...bestOf(fuelPrice(10, 1.669)), opening: BY_DAY } }));
      await expect.element(card.getByText('Chiuso · apre domani alle 7')).toBeVisible();
      await expect.element(card).toHaveAttribute('data-stale', 'false');
      vi.setSystemTime('2026-11-22T09:00:00Z');
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.element(card.getByText('−1,2 cent sul secondo')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['−1,2 cent sul secondo', {}],
    ['3,4 cent meno della media', { below_median: 0.034 }],
    ['3,4 cent meno della media · pari con un altro', { below_median: 0.034, tied_with: 1 }],
    ['stesso prezzo in 22 punti', { tied_with: 21 }],
    ['pari con altri 2', { tied_with: 2 }],
    ['pari con un altro', { tied_with: 1 }],
    ['unico prezzo aggiornato', { runner_up_delta: null }],
    ['da confermare', { best: bestOf(fuelPrice(10, 1.5, { stale: true })), tied_with: 3 }],
    ['non recente', { best: bestOf(fuelPrice(10, 1.5, AGEING)), tied_with: 3 }],
    ['contestato', { best: bestOf(fuelPrice(10, 1.5, { contested: true })) }],
  ])('shows "%s"', async (text, group) => {
    await show(winnerGroup(10, group));
    await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  });

  test('is as old as its newest report', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
    try {
      const confirmed = { confirmed_at: '2026-11-21T07:32:00.000Z' };
      await show(winnerGroup(10, { best: bestOf(fuelPrice(10, 1.5, confirmed)) }));
      await expect.element(card.getByText('10 min fa')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  test("is muted and to be confirmed once stale, also by the phone's clock", async () => {
    const aged = { fresh_until: '2020-01-01T00:00:00.000Z' };
    await show(
      winnerGroup(10),
      winnerGroup(20, { best: bestOf(fuelPrice(20, 1.5, aged)), tied_with: 3 }),
    );
    await expect.element(card.nth(1).getByText('da confermare')).toBeVisible();
    const [fresh, stale] = card
      .elements()
      .map((each) => getComputedStyle(each.querySelector('[data-size]')!).color);
    expect(stale).not.toBe(fresh);
  });
});

describe('the border', () => {
  beforeEach(
    () => void vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] }),
  );
  afterEach(() => void vi.useRealTimers());
  const border = [borderOf(1.9, 1.8, { mode: 'served' }), borderOf(1.669, 2.019)];

  test("is compared in the winner's mode, above one fact about its lead", async () => {
    await show(winnerGroup(10, { border, below_median: 0.034, tied_with: 1 }));
    await expect.element(card.getByText('oggi 35 cent meno che oltre confine')).toBeVisible();
    await expect.element(card.getByText('pari con un altro', { exact: true })).toBeVisible();
  });

  test('is not compared in another mode, nor after an expiry', async () => {
    const over = [borderOf(1.669, 2.019, { until: '2026-11-21T07:41:00.000Z' })];
    await show(winnerGroup(10, { border: border.slice(0, 1) }), winnerGroup(20, { border: over }));
    await expect.element(card.nth(1)).toBeVisible();
    expect(winners.getByText(/confine/).elements()).toEqual([]);
  });
});

test("a driver's report stands in if nothing ranks, and is labelled as to be confirmed", async () => {
  const reported = [reportedPrice(20, 1.659)];
  const best = { ...bestOf(), decade: 20, rank: null, reported };
  const invented = bestOf(fuelPrice(10, 1.5, { source: 'demo' }));
  await show(
    winnerGroup(20, { best, stations: 0, runner_up_delta: null }),
    winnerGroup(10, {
      best: { ...invented, rank: null, reported: [reportedPrice(10, 1.7)] },
      stations: 0,
    }),
  );
  const text = /^da confermare: segnalato da un automobilista/;
  await expect.element(card.nth(0).getByText(text)).toBeVisible();
  await expect.element(card.nth(0).getByText('€ 1,659 al litro')).toBeInTheDocument();
  await expect.element(card.nth(0).getByText('Self', { exact: true })).toBeVisible();
  await expect.element(card.nth(1).getByText('€ 1,700 al litro')).toBeInTheDocument();
  expect(winners.getByText(/dimostrativ/).elements()).toEqual([]);
});

describe('demo prices', () => {
  const demo = (decade: 10 | 20) =>
    winnerGroup(decade, { best: bestOf(fuelPrice(decade, 1.6, { source: 'demo' })) });

  test('have a notice when there are no others, and are each marked', async () => {
    await show(demo(10), demo(20));
    await expect.element(winners.getByText('Prezzi dimostrativi')).toBeVisible();
    expect(winners.getByText('dimostrativo', { exact: true }).elements()).toHaveLength(2);
  });

  test('are only marked, without a notice, among real ones', async () => {
    await show(demo(10), winnerGroup(20));
    await expect.element(card.first()).toBeVisible();
    expect(winners.getByText('Prezzi dimostrativi').elements()).toHaveLength(0);
    await expect.element(card.first().getByText('dimostrativo', { exact: true })).toBeVisible();
    expect(card.nth(1).getByText('dimostrativo', { exact: true }).elements()).toHaveLength(0);
  });

  test('are not mentioned when all prices are real', async () => {
    await show(winnerGroup(10));
    await expect.element(card).toBeVisible();
    expect(winners.getByText(/dimostrativ/).elements()).toHaveLength(0);
  });
});

describe('the list', () => {
  test('reserves the space of the cards while loading', async () => {
    api.hold('/prices/best-by-decade');
    await renderScreen(<Winners />);
    await expect.element(winners.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
    expect(card.elements()).toHaveLength(0);
  });

  test('shows a failure with a retry', async () => {
    api.fail('/prices/best-by-decade', 503);
    await renderScreen(<Winners />);
    const alert = winners.getByRole('alert');
    await expect.element(alert.getByText('Errore nel caricamento dei prezzi')).toBeVisible();
    api.answer('/prices/best-by-decade', [winnerGroup(10)]);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(card).toBeVisible();
    expect(api.calls).toEqual(['/prices/best-by-decade', '/prices/best-by-decade']);
    expect(alert.elements()).toHaveLength(0);
  });

  test('shows when no category has a price', async () => {
    await show(winnerGroup(10, { best: null }), winnerGroup(40, { best: null }));
    await expect.element(winners.getByText('Nessun prezzo disponibile al momento')).toBeVisible();
  });
});

test('the fuel viewed last does not change the order of the categories', async () => {
  rememberFuel(30);
  await show(...[10, 20, 30, 50].map((decade) => winnerGroup(decade as 10 | 20 | 30 | 50)));
  const order = () => card.elements().map((each) => each.querySelector('h3')!.textContent);
  await expect.poll(order).toEqual(['Benzina', 'Diesel', 'GPL', 'Elettrico']);
  forgetGuestMemory();
});
