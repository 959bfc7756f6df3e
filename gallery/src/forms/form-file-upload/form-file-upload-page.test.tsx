// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormFileUploadPage } from './form-file-upload-page.tsx';

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const picture = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (char) => char.codePointAt(0)!)], name, {
    type: 'image/gif',
  });
const chosen = page.getByRole('list', { name: 'Chosen pictures' });

describe('/form-file-upload', () => {
  testPage(<FormFileUploadPage />);

  test('names the accepted types', async () => {
    await show(<FormFileUploadPage />);
    await expect.element(page.getByText('.jpg .png .jpeg .gif')).toBeVisible();
  });

  test('lists accepted files, rejects others, and removes files', async () => {
    await show(<FormFileUploadPage />);
    const input = page.getByLabelText('Choose pictures', { exact: true });
    await input.upload([picture('one.gif'), picture('two.PNG'), new File(['x'], 'list.pdf')]);
    await expect.element(chosen.getByText('one.gif')).toBeVisible();
    await expect.element(chosen.getByText('two.PNG')).toBeVisible();
    await expect.element(page.getByText('list.pdf is none of .jpg .png .jpeg .gif')).toBeVisible();
    await page.getByRole('button', { name: 'Remove one.gif' }).click();
    await expect.element(chosen.getByText('one.gif')).not.toBeInTheDocument();
    expect(chosen.getByRole('listitem').elements()).toHaveLength(1);
  });

  test('shows an upload at 93 % with 17 sec remaining', async () => {
    await show(<FormFileUploadPage />);
    const bar = page.getByRole('progressbar', { name: 'Upload of three-towers.png' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '93');
    await expect.element(page.getByText('93%')).toBeVisible();
    await expect.element(page.getByText('17 sec remaining')).toBeVisible();
    await page.getByRole('button', { name: 'Remove three-towers.png' }).click();
    await expect.element(page.getByText('Stopped by you')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.element(bar).toBeVisible();
  });

  test('shows a portrait at once', async () => {
    await show(<FormFileUploadPage />);
    const card = page.getByRole('region', { name: 'A portrait' }).element();
    const shown = () => card.querySelector('img')!.src;
    const before = shown();
    const hidden = card.querySelector<HTMLInputElement>('input[type=file]')!;
    await page.elementLocator(hidden).upload(picture('me.gif'));
    await expect.poll(shown).toMatch(/^blob:/);
    await page.getByRole('button', { name: 'Back to the old one' }).click();
    await expect.poll(shown).toBe(before);
  });
});
