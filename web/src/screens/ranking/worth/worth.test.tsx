/** 'Conviene?' in the ranking (rule ranking-worth). */
import type { Way } from '@pieno/contract/prices/worth/true-cost.ts';
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { lastAnswer } from '../../../features/position/last-answer.ts';
import { forgetPosition } from '../../../features/position/position.ts';
import { tankRecord } from '../../../features/prices/tank/tank.ts';
import { usualStation } from '../../../features/prices/tank/usual-station.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, setting, type FakeApi } from '../../../testing/fake-api.ts';
import { fakeGeolocation, type FakeGeolocation } from '../../../testing/fake-geolocation.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../../testing/sample-prices.ts';
import type { RankingFilter } from '../ranking-filter.ts';
import { RankingScreen } from '../ranking-screen.tsx';
import { choices } from './choices.ts';

const asked = vi.hoisted(() => ({ from: [] as Position[] }));
vi.mock('../../../features/position/ways/ways.ts', () => ({
  waysFrom: (here: Position, targets: readonly { id: number }[]) => {
    asked.from.push(here);
    return Promise.resolve(new Map(targets.map(({ id }) => [id, wayTo(id)])));
  },
}));

const wayTo = (id: number): Way => ({
  kilometres: { low: id, high: id },
  minutes: { low: 2 * id, high: 2 * id },
  isEstimate: id > 7,
});

const BORGO = [43.9361, 12.4475] as const;
const RIMINI = [44.0594, 12.5683] as const;
const entry = (id: number, locality: string, price: number, more = {}, at = {}) =>
  rankingEntry({
    id,
    name: `Nr ${id}`,
    locality,
    rank: id,
    fuels: [fuelPrice(20, price, more)],
    ...at,
  });
const HERE = [
  entry(6, 'Dogana', 1.6),
  entry(7, 'Serravalle', 1.695),
  entry(1, 'Borgo', 1.7),
  entry(5, 'Faetano', 1.5, { stale: true }),
];
const THERE = [entry(8, 'Rimini', 2.079, {}, { latitude: 44.05 }), entry(9, 'Riccione', 2.139)];

const panel = page.getByRole('region', { name: 'Conviene?' });
const answer = panel.getByRole('status');
/** Returns an element's text with normal spaces. */
const textOf = (place: Locator) => () => place.element().textContent.replaceAll('\u00a0', ' ');
const names = () => [...document.querySelectorAll('ol li a')].map((link) => link.textContent);
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

let api: FakeApi;
let phone: FakeGeolocation;
beforeEach(() => {
  forgetPosition();
  lastAnswer.set(null);
  usualStation.set(null);
  tankRecord.set(null);
  choices.set({ place: null, going: null, detour: '5' });
  asked.from = [];
  api = fakeApi();
  api.answer('/prices/ranking/20', HERE);
  api.answer('/prices/ranking/20?area=confine', THERE);
  api.answer('/global-settings/modal_cooldown_minutes_denied', setting('5'));
  api.answer('/global-settings/modal_cooldown_days_accepted', setting('7'));
  phone = fakeGeolocation();
  phone.stand(...BORGO);
});

function Ranking({ order }: { order?: 'conviene' }) {
  const [filter, setFilter] = useState<RankingFilter>({ area: 'SM', order });
  return <RankingScreen decade={20} filter={filter} onFilter={setFilter} onFuel={() => {}} />;
}
async function show() {
  await renderScreen(<Ranking order="conviene" />);
  await expect.element(panel).toBeVisible();
}
async function share() {
  phone.permit('granted');
  await panel.getByRole('button', { name: 'La mia posizione' }).click();
}

test("a press opens 'Conviene?', and closing restores the order by price", async () => {
  await renderScreen(<Ranking />);
  await page.getByRole('button', { name: 'Conviene?' }).click();
  await expect.element(panel).toBeVisible();
  await share();
  await expect.poll(names).toEqual(['Nr 6', 'Nr 1', 'Nr 7', 'Nr 5']);
  await panel.getByRole('button', { name: 'Chiudi' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(names()).toEqual(['Nr 6', 'Nr 7', 'Nr 1', 'Nr 5']);
});

test('asks first for the start, by Pieno’s own dialog, and a refusal leaves the places', async () => {
  phone.fail(1);
  await show();
  await expect.poll(textOf(answer)).toContain("Di' da dove parti, e te lo dico.");
  await panel.getByRole('button', { name: 'La mia posizione' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Condividi posizione' }).click();
  await expect.element(page.getByText(/^Il browser non dà la posizione/)).toBeVisible();
  await expect.poll(textOf(answer)).toContain('Senza posizione scegli un luogo da cui parti.');
  await panel.getByLabelText('Da dove?').selectOptions('Faetano');
  await expect.poll(textOf(answer)).toMatch(/^Sì: a Dogana/);
  expect(asked.from.at(-1)!.latitude).toBeCloseTo(43.93, 1);
});

test('shows in a sentence whether it is worth it, orders by it, and shows the saving of each', async () => {
  await show();
  await share();
  // 1.7 × (45 + 2 × 0.055) = 76.687 − 1.6 × (45 + 12 × 0.055) = 73.056
  await expect
    .poll(textOf(answer))
    .toMatch(/^Sì: a Dogana risparmi 3,63 € rispetto a Nr 1, il più vicino .*, 20 minuti in più/);
  // 1.695 × (45 + 14 × 0.055) = 77.58015
  await expect.poll(textOf(row('Nr 7'))).toContain('spendi 0,89 € in più · 24 min in più');
  await expect.poll(textOf(row('Nr 5'))).toMatch(/il prezzo è vecchio/);
  await expect.poll(textOf(row('Nr 1'))).toMatch(/Il più vicino/);
  expect(names()).toEqual(['Nr 6', 'Nr 1', 'Nr 7', 'Nr 5']);
  const medals = [...document.querySelectorAll('ol [data-metal]')];
  expect(medals.map((medal) => medal.getAttribute('aria-label'))).toEqual([
    '1º posto',
    '3º posto',
    '2º posto',
  ]);
});

test('a press shows the calculation, and the choice of the usual station, which the phone remembers', async () => {
  await show();
  await share();
  await row('Nr 6')
    .getByText(/risparmi/)
    .click();
  await expect
    .element(
      row('Nr 6').getByText(
        '€\u00a01,600 × (45\u00a0l + 12\u00a0km × 5,5\u00a0l ogni 100 km) = 73,06\u00a0€',
      ),
    )
    .toBeVisible();
  await row('Nr 7')
    .getByText(/spendi/)
    .click();
  await row('Nr 7').getByRole('button', { name: 'È il mio solito' }).click();
  await expect.poll(textOf(answer)).toMatch(/rispetto al tuo solito/);
  expect(localStorage.getItem('pieno.usual')).toBe('7');
  await row('Nr 7').getByRole('button', { name: 'Non è più il mio solito' }).click();
  await expect.poll(textOf(answer)).toMatch(/il più vicino/);
  expect(localStorage.getItem('pieno.usual')).toBeNull();
});

test('from beyond the border the stations count as on the way, until another way is chosen', async () => {
  phone.stand(...RIMINI);
  await show();
  await share();
  const going = (name: string) => panel.getByRole('radio', { name });
  await expect.element(going('Ci passo già')).toBeChecked();
  await going('Andata e ritorno').click();
  await expect.poll(textOf(answer)).toMatch(/minuti in più/);
  await going('Deviazione').click();
  const kilometres = panel.getByLabelText('Chilometri in più, in tutto');
  await kilometres.fill('sei');
  await expect.poll(textOf(answer)).toContain('Scrivi i chilometri in più, da 1 a 200.');
  await expect.element(kilometres).toHaveValue('sei');
  await kilometres.fill('6,5');
  await expect.poll(textOf(row('Nr 6'))).toMatch(/6,5|stima/);
});

test('the usual station needs no position on the way, may be beyond the border, and the own tank is used', async () => {
  usualStation.set(8);
  tankRecord.set({ ...proposedTank(20, 'self'), litres: 60, smac: true });
  await show();
  // 60 × (2.079 − 1.6)
  await expect
    .poll(textOf(answer))
    .toContain('Sì, se ci passi già: a Dogana risparmi 28,74 € rispetto al tuo solito.');
  expect(asked.from).toEqual([]);
});

test('without a tank an ordinary car is assumed, and the same form asks for it', async () => {
  usualStation.set(8);
  await show();
  // 45 × (2.079 − 1.6)
  await expect.poll(textOf(answer)).toContain('risparmi 21,56 €');
  await panel.getByLabelText(/litri/i).fill('60');
  await panel.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(textOf(answer)).toContain('risparmi 28,74 €');
  expect(panel.getByRole('button', { name: 'Salva' }).elements()).toEqual([]);
});

test('in one list of both areas the usual station may be in either', async () => {
  usualStation.set(8);
  await renderScreen(
    <RankingScreen
      decade={20}
      filter={{ area: 'entrambe', order: 'conviene' }}
      onFilter={() => {}}
      onFuel={() => {}}
    />,
  );
  await expect.poll(textOf(answer)).toContain('risparmi 21,56 €');
  await expect.poll(textOf(row('Nr 8'))).toContain('Il tuo solito');
});

test('answers no', async () => {
  api.answer('/prices/ranking/20', [entry(6, 'Dogana', 1.684), entry(1, 'Borgo', 1.7)]);
  api.answer('/prices/ranking/20?area=confine', []);
  choices.set({ place: null, going: 'passing', detour: '5' });
  await show();
  await share();
  await expect.poll(textOf(answer)).toContain('Non ne vale la pena: a Dogana risparmi 0,72 €.');
});

test('shows that there is no fresh price to compare with', async () => {
  api.answer('/prices/ranking/20', [entry(5, 'Faetano', 1.5, { stale: true })]);
  api.answer('/prices/ranking/20?area=confine', []);
  await show();
  await share();
  await expect.poll(textOf(answer)).toContain('Nessun prezzo aggiornato con cui confrontare.');
});

test('works without the prices of the other area', async () => {
  api.fail('/prices/ranking/20?area=confine', 503);
  await show();
  await share();
  await expect.poll(textOf(answer)).toMatch(/^Sì: a Dogana/);
});

test('is accessible, and fits text of twice the size', async () => {
  await show();
  await expectAccessibleInBothThemes();
  await share();
  await expect.poll(textOf(answer)).toMatch(/^Sì/);
  await row('Nr 6')
    .getByText(/risparmi/)
    .click();
  await expectAccessibleInBothThemes();
  scrollTo(0, 0); // from below the filters
  await expectFitsLargeText();
});
