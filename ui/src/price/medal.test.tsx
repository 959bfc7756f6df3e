// Tests rule ranking-medals.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Medal } from './medal.tsx';
import { show, testAccessible } from '../testing/show.tsx';

const places = [1, 2, 3, 4, 17].map((rank) => (
  <Medal key={rank} rank={rank} label={`${rank}º posto`} />
));

describe('a medal', () => {
  testAccessible(places);

  test('has no metal when too many share its rank', async () => {
    await show(
      [1, 3, 4].map((sharing) => (
        <Medal key={sharing} {...{ rank: 1, sharing }} label="1º posto" />
      )),
    );
    const metals = [...document.querySelectorAll<HTMLElement>('[data-metal]')];
    expect(metals.map(({ dataset }) => dataset.metal)).toEqual(['gold', 'gold', 'other']);
  });

  test('shows its rank by shape as well as by colour', async () => {
    await show(places);
    const looks = [1, 2, 3].map((rank) => {
      const path = page
        .getByRole('img', { name: `${rank}º posto` })
        .element()
        .querySelector('path')!;
      return { shape: path.getAttribute('d'), color: getComputedStyle(path).fill };
    });
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(3);
    expect(looks.map(({ color }) => color)).toEqual([
      'rgb(184, 134, 11)',
      'rgb(124, 135, 148)',
      'rgb(160, 98, 45)',
    ]);
  });

  test('from the fourth rank on, a number in the text colour replaces it', async () => {
    await show(places);
    const place = page.getByRole('img', { name: '4º posto' }).element();
    expect(place.querySelector('path')).toBeNull();
    expect(getComputedStyle(place.firstElementChild!).color).toBe(
      getComputedStyle(document.body).color,
    );
  });
});
