/** What an answer of 'Conviene?' must not be based on (rules ranking-worth, true-cost). */
import { beforeEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { fakeApi, setting } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BY_DAY, fuelPrice, rankingEntry } from '../../../testing/sample-prices.ts';
import { RankingScreen } from '../ranking-screen.tsx';
import { choices } from './choices.ts';

const roads = vi.hoisted(() => ({ gate: undefined as Promise<void> | undefined }));
vi.mock('../../../features/position/ways/ways.ts', () => ({
  waysFrom: async (_: unknown, targets: readonly { id: number }[]) => {
    await roads.gate;
    return new Map(targets.map(({ id }) => [id, wayTo(id)]));
  },
}));
// The rows load the texts of hours later: an answer must not wait for them.
vi.mock('../../../features/prices/use-closed-text.ts', () => {
  const nothing = () => undefined;
  return { useClosedText: () => nothing };
});

const wayTo = (id: number) => ({
  kilometres: { low: id, high: id },
  minutes: { low: 2 * id, high: 2 * id },
  isEstimate: false,
});
const CLOSED = { ...BY_DAY, hours: BY_DAY.hours!.map(() => []) };
const entry = (id: number, price: number) =>
  rankingEntry({ id, name: `Nr ${id}`, locality: `Luogo ${id}`, fuels: [fuelPrice(20, price)] });
const [CHEAP, NEAR] = [entry(6, 1.6), entry(1, 1.7)];

const panel = page.getByRole('region', { name: 'Conviene?' });
const answer = panel.getByRole('status');
/** Returns an element's text with normal spaces. */
const textOf = (place: Locator) => () => place.element().textContent.replaceAll('\u00a0', ' ');
const row = () => page.getByRole('listitem').filter({ hasText: 'Nr 6' });

async function show(ranking = [CHEAP, NEAR]) {
  const api = fakeApi();
  api.answer('/prices/ranking/20', ranking);
  api.answer('/prices/ranking/20?area=confine', []);
  api.answer('/global-settings/modal_cooldown_minutes_denied', setting('5'));
  api.answer('/global-settings/modal_cooldown_days_accepted', setting('7'));
  const filter = { area: 'SM', order: 'conviene' } as const;
  await renderScreen(
    <RankingScreen decade={20} filter={filter} onFilter={() => {}} onFuel={() => {}} />,
  );
  await expect.element(panel).toBeVisible();
}

beforeEach(() => {
  roads.gate = undefined;
  choices.set({ place: 'Borgo Maggiore', going: null, detour: '5' });
});

test.each(['sei', '0x64', '-5', '201', ''])('not from a detour of “%s”', async (detour) => {
  choices.set({ ...choices.get(), going: 'detour', detour });
  await show();
  await expect.poll(textOf(answer)).toContain('Scrivi i chilometri in più, da 1 a 200.');
  await expect.element(answer).not.toHaveAttribute('data-verdict');
  expect(textOf(row())()).not.toContain('risparmi');
});

test('not from the ways from another start', async () => {
  await show();
  await expect.poll(textOf(answer)).toMatch(/^Sì: a Luogo 6/);
  const { promise, resolve } = Promise.withResolvers<void>();
  roads.gate = promise;
  choices.set({ ...choices.get(), place: 'Faetano' });
  await expect.poll(textOf(answer)).toBe('Calcolo le strade…');
  resolve();
  await expect.poll(textOf(answer)).toMatch(/^Sì: a Luogo 6/);
});

test('not from a station that is closed now, from the first answer on', async () => {
  await show([{ ...CHEAP, opening: CLOSED }, NEAR]);
  await expect.poll(textOf(row())).toMatch(/ora è chiuso/);
});
