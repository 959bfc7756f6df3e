// Tests rule map-counterparts.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lightCounterparts } from './counterparts.ts';

function Both() {
  return (
    <>
      <div ref={lightCounterparts}>
        <a href="#pin" data-stations="1 2">
          Gruppo
        </a>
        <ul>
          {[1, 2, 3].map((id) => (
            <li key={id} data-stations={id}>
              <a href={`#${id}`}>Stazione {id}</a>
            </li>
          ))}
        </ul>
      </div>
      <p>Altrove</p>
    </>
  );
}
const lit = () =>
  [...document.querySelectorAll('[data-lit]')].map((element) => element.textContent);

afterEach(() => page.getByText('Altrove').unhover());

test('a row highlights the pin of its station, and nothing else', async () => {
  await render(<Both />);
  await page.getByRole('link', { name: 'Stazione 2' }).hover();
  expect(lit()).toEqual(['Gruppo', 'Stazione 2']);
  await page.getByRole('link', { name: 'Stazione 3' }).hover();
  expect(lit()).toEqual(['Stazione 3']);
  await page.getByText('Altrove').hover();
  expect(lit()).toEqual([]);
});

test('a pin highlights the rows of its stations, for the keyboard too', async () => {
  await render(<Both />);
  await userEvent.tab();
  expect(lit()).toEqual(['Gruppo', 'Stazione 1', 'Stazione 2']);
  await userEvent.tab();
  expect(lit()).toEqual(['Gruppo', 'Stazione 1']);
});
