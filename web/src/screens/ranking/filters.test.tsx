// Tests rules ranking-both, ranking-filters.
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Filters } from './filters.tsx';

test.for([
  [1280, 1, true],
  [530, 1, true],
  [480, 1, true],
  [480, 1, false],
  [430, 1, false],
  [390, 1, false],
  [360, 1, false],
  [320, 2, false],
  [430, 2, true],
  [360, 2, true],
  [320, 2, true],
  [1280, 1, true, '8'],
  [630, 1, true, '8'],
  [430, 2, true, '8'],
  [430, 2, false, '8'],
  [390, 2, true, '8'],
  [360, 2, true, '8'],
  [320, 2, false, '8'],
] as const)(
  "a long list's filters, on a phone of %i pixels, take %i lines (hours: %s, favourites: %s)",
  async ([width, lines, hasHours, favorites]) => {
    fakeApi();
    if (favorites) document.documentElement.dataset.favorites = favorites;
    onTestFinished(() => void delete document.documentElement.dataset.favorites);
    await document.fonts.load('600 13px "Figtree Variable"');
    await renderScreen(
      <div style={{ inlineSize: width - 32 }}>
        <Filters
          filter={{ area: 'confine' }}
          onFilter={() => undefined}
          hasModes
          hasHours={hasHours}
          isByDistance={false}
          onByDistance={() => undefined}
          onSearch={() => undefined}
          search={null}
        />
      </div>,
    );
    const search = page.getByRole('button', { name: 'Cerca un distributore' });
    await expect.element(search).toBeVisible();
    const parts = [...search.element().parentElement!.children].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(lines);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    for (const input of document.querySelectorAll('input'))
      expect(input.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    for (const text of ['San Marino', 'Oltre confine', 'Entrambe', 'Tutti', 'Self', 'Servito']) {
      const label = page.getByText(text, { exact: true }).element();
      expect(label.scrollWidth, text).toBeLessThanOrEqual(label.clientWidth);
    }
  },
);
