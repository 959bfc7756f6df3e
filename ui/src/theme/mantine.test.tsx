// Tests rule product-look.
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { show, testAccessible } from '../testing/show.tsx';
import { Mantine } from './mantine.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const buttons = (
  <Mantine>
    <Button>Salva</Button>
    <Button variant="light">Annulla</Button>
    <Button variant="default">Altro</Button>
    <Button variant="subtle">Di più</Button>
  </Mantine>
);

describe("Mantine with the product's theme", () => {
  testAccessible(buttons);

  test.each(['light', 'dark'] as const)('stays legible on hover, %s', async (scheme) => {
    await show(buttons, scheme);
    for (const name of ['Annulla', 'Altro', 'Di più']) {
      // oxlint-disable-next-line no-await-in-loop -- one pointer
      await page.getByRole('button', { name }).hover();
      // oxlint-disable-next-line no-await-in-loop -- what it points at now
      await expectAccessible();
    }
  });

  test.each([
    ['light', 'rgb(11, 95, 143)', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(124, 196, 238)', 'rgb(12, 20, 27)'],
  ] as const)('uses the accent colour of the %s theme', async (colorScheme, background, ink) => {
    await render(<ThemeProvider colorScheme={colorScheme}>{buttons}</ThemeProvider>);
    const look = getComputedStyle(page.getByRole('button', { name: 'Salva' }).element());
    expect([look.backgroundColor, look.color]).toEqual([background, ink]);
  });
});
