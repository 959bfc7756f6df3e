// Tests rule content-policy.
import '@mantine/core/styles/Grid.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Box, Grid, Modal, SimpleGrid } from '@mantine/core';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Mantine } from './mantine.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const PHONE = [390, 844] as const;
const DESKTOP = [1000, 844] as const;
afterEach(() => page.viewport(...PHONE));

const themed = (content: ReactNode) => (
  <StrictMode>
    <ThemeProvider colorScheme="light">
      <Mantine>{content}</Mantine>
    </ThemeProvider>
  </StrictMode>
);
/** Style elements, except Vite's, which hold the stylesheets that the test imports. */
const styleElements = () => document.querySelectorAll('style:not([data-vite-dev-id])').length;
const look = (id: string) => getComputedStyle(page.getByTestId(id).element());
const columns = () => look('grid').gridTemplateColumns.split(' ').length;

const layouts = (cols: number) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: cols }} data-testid="grid">
      <p>A</p>
      <p>B</p>
      <p>C</p>
    </SimpleGrid>
    <Grid>
      <Grid.Col span={{ base: 12, sm: 3 }} data-testid="column">
        D
      </Grid.Col>
    </Grid>
    <Box p={{ base: 4, sm: 20 }} data-testid="box" hiddenFrom="lg">
      E
    </Box>
  </>
);

test('layouts respond to the width without a style element', async () => {
  const [elements, sheets] = [styleElements(), document.adoptedStyleSheets.length];
  const { rerender, unmount } = await render(themed(layouts(3)));
  const share = () => {
    const column = page.getByTestId('column').element();
    return column.clientWidth / column.parentElement!.clientWidth;
  };
  expect([columns(), look('box').padding]).toEqual([1, '4px']);
  expect(share()).toBe(1);
  await page.viewport(...DESKTOP);
  await expect.poll(columns).toBe(3);
  expect(look('box').padding).toBe('20px');
  expect(share()).toBeCloseTo(0.25, 1);
  await rerender(themed(layouts(2)));
  expect(columns()).toBe(2);
  await page.viewport(1300, 844);
  await expect.poll(() => look('box').display).toBe('none');

  expect(styleElements()).toBe(elements);
  expect(document.adoptedStyleSheets.length).toBe(sheets + 4);
  await unmount();
  expect(document.adoptedStyleSheets.length).toBe(sheets);
});

test('the page does not scroll until the last dialog is closed, without a style element', async () => {
  const dialogs = (...titles: string[]) =>
    themed(
      ['One', 'Two'].map((title) => (
        <Modal
          key={title}
          title={title}
          opened={titles.includes(title)}
          onClose={() => {}}
          transitionProps={{ duration: 0 }}
        />
      )),
    );
  const overflow = () => getComputedStyle(document.body).overflowY;
  const [elements, before] = [styleElements(), overflow()];
  expect(before).not.toBe('hidden');
  const { rerender } = await render(dialogs('One', 'Two'));
  await expect.poll(overflow).toBe('hidden');
  await rerender(dialogs('Two'));
  await expect.element(page.getByRole('dialog', { name: 'One' })).not.toBeInTheDocument();
  expect(overflow()).toBe('hidden');
  expect(styleElements()).toBe(elements);
  await rerender(dialogs());
  await expect.poll(overflow).toBe(before);
});
