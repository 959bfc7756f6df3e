// Tests rule station-prices.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConnectorList } from './connector-list.tsx';

const list = page.getByRole('list', { name: 'Prese di ricarica' });

test('each plug shows its power, current and number, as far as known', async () => {
  await renderScreen(
    <ConnectorList
      connectors={[
        { plug: 'Tipo 2', current: 'ac', power_kw: 22, count: 2 },
        { plug: 'CCS 2', current: 'dc', power_kw: 62.5, count: 1 },
        { plug: 'Schuko', current: null, power_kw: null, count: null },
      ]}
    />,
  );
  await expect.element(list).toBeVisible();
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Tipo 2 · 22 kW AC · 2 prese', 'CCS 2 · 62,5 kW DC · una presa', 'Schuko']);
});

test('is empty when nothing is known', async () => {
  await renderScreen(<ConnectorList connectors={[]} />);
  expect(list.elements()).toHaveLength(0);
});
