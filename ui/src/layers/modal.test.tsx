// Tests rule price-sheet.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AlertDialog } from './alert-dialog.tsx';
import { Card } from '../card.tsx';
import { show } from '../testing/show.tsx';

test('a dialog that a dark panel opens has the colours and the text size of the page', async () => {
  const colour = { color: 'var(--dimmed)' };
  await show(
    <>
      <p style={colour}>Pagina</p>
      <Card variant="totem">
        <div style={{ fontSize: '0.75rem' }}>
          <AlertDialog message="Sicuro?" closeLabel="No" onClose={() => undefined}>
            <p style={colour}>Finestra</p>
          </AlertDialog>
        </div>
      </Card>
    </>,
  );
  const styleOf = (text: string) => getComputedStyle(page.getByText(text).element());
  await expect.element(page.getByText('Finestra')).toBeVisible();
  expect(styleOf('Finestra').color).toBe(styleOf('Pagina').color);
  expect(styleOf('Finestra').fontSize).toBe(styleOf('Pagina').fontSize);
});
