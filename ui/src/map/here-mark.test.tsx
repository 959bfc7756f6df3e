import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { HereMark } from './here-mark.tsx';
import { drawnPins } from './pins/drawn-pins.ts';
import { MapPoster } from './map-poster.tsx';

const WORDS = { group: (count: number) => `${count} vicini`, from: String };
import { fromCentre, pixelsPerMetre } from './projection.ts';
import { SAN_MARINO, viewFor } from './view-for.ts';

const here = { latitude: 43.9361, longitude: 12.4475, accuracy: 800 };
const mark = page.getByRole('img', { name: 'Sei qui' });
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

test("is at the visitor's position and has an accessible name", async () => {
  await render(
    <ThemeProvider colorScheme="light">
      <main>
        <MapPoster
          viewFor={viewFor}
          label="Mappa"
          whole="Tutto"
          pins={drawnPins([], WORDS)}
          underlay={(view) => <HereMark here={here} view={view} label="Sei qui" text="Tu" />}
        />
      </main>
    </ThemeProvider>,
  );
  await expect.element(mark).toBeVisible();
  const map = middle(page.getByRole('group', { name: 'Mappa' }).element());
  const at = middle(mark.element());
  const wanted = fromCentre(SAN_MARINO, here);
  expect(at.x - map.x).toBeCloseTo(wanted.x, 0);
  expect(at.y - map.y).toBeCloseTo(wanted.y, 0);
  expect(mark.element().textContent).toBe('Tu');
  await expectAccessible();
});

test('is above a cluster of pins at the same position', async () => {
  const pins = [1, 2].map((id) => ({ id, name: `Stazione ${id}`, ...here }));
  await render(
    <MapPoster
      viewFor={viewFor}
      label="Mappa"
      whole="Tutto"
      pins={drawnPins(pins, WORDS)}
      underlay={(view) => <HereMark here={here} view={view} label="Sei qui" text="Tu" />}
    />,
  );
  const bubble = page.getByRole('button', { name: '2 vicini' });
  await expect.element(bubble).toBeVisible();
  const orderOf = (element: Element) => Number(getComputedStyle(element).zIndex);
  expect(orderOf(mark.element())).toBeGreaterThan(orderOf(bubble.element().parentElement!));
});

test('its circle shows the accuracy of the position', async () => {
  const view = { ...SAN_MARINO, latitude: here.latitude };
  await render(<HereMark here={here} view={view} label="Sei qui" text="Tu" />);
  const ring = getComputedStyle(mark.element().previousElementSibling!);
  expect(parseFloat(ring.width)).toBeCloseTo(2 * 800 * pixelsPerMetre(view), 0);
});
