import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { IconTile } from './icon-tile.tsx';
import { show, testAccessible } from '../testing/show.tsx';

describe('a tile', () => {
  testAccessible(
    <>
      {DECADES.map((decade) => (
        <IconTile key={decade} icon={decade} label={`Categoria ${decade}`} to="/ranking/10" />
      ))}
      <IconTile icon="velox" label="Velox" />
    </>,
  );

  test('links to its target', async () => {
    await show(<IconTile icon={10} label="Benzina" to="/ranking/10" />);
    const link = page.getByRole('link', { name: 'Benzina' });
    await expect.element(link).toHaveAttribute('href', '/ranking/10');
  });

  test('is not a link without a target', async () => {
    await show(<IconTile icon="velox" label="Velox" />);
    await expect.element(page.getByText('Velox')).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });
});
