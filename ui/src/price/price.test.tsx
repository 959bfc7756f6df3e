// Tests rules fuel-units, price-format.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '../card.tsx';
import { Price } from './price.tsx';
import { show, testAccessible } from '../testing/show.tsx';

describe('the price figure', () => {
  testAccessible(
    <>
      <Price value={1.679} unit="litre" />
      <Card title="Prezzi Carburanti" variant="totem">
        <Price value={0.4} unit="kilowatt_hour" size="lg" />
      </Card>
    </>,
  );

  test('announces the whole price and its unit once', async () => {
    const { container } = await show(<Price value={1.679} unit="litre" />);
    const texts = [...container.querySelectorAll('main > span > *')]
      .filter((part) => !part.hasAttribute('aria-hidden'))
      .map((part) => part.textContent);
    expect(texts).toEqual(['€ 1,679 al litro']);
  });

  test.each([
    ['kilogram', '€ 1,239 al kg'],
    ['kilowatt_hour', '€ 1,239 al kWh'],
  ] as const)('names the unit of a %s', async (unit, text) => {
    await show(<Price value={1.239} unit={unit} withUnit={false} />);
    await expect.element(page.getByText(text)).toBeInTheDocument();
  });

  test('raises the third decimal above the others', async () => {
    await show(<Price value={1.679} unit="litre" />);
    const figure = page.getByText('€1,679', { exact: true }).element();
    const third = figure.lastElementChild!;
    expect(third.textContent).toBe('9');
    const [whole, raised] = [figure.getBoundingClientRect(), third.getBoundingClientRect()];
    expect(raised.top).toBeLessThan(whole.top + 2);
    expect(raised.bottom).toBeLessThan(whole.bottom - 5);
  });

  test('all digits have the same width, so that prices align', async () => {
    const widthOf = async (value: number) => {
      const { container, unmount } = await show(<Price value={value} unit="litre" />);
      const { width } = container.querySelector('main > span')!.getBoundingClientRect();
      await unmount();
      return width;
    };
    expect(await widthOf(1.111)).toBeCloseTo(await widthOf(8.888), 1);
  });
});
