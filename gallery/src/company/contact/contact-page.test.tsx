// Tests rule gallery-articles.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoHorizontalScroll, testPage, UNBROKEN } from '../../testing/test-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { ISSUES } from './office.ts';

const name = page.getByRole('textbox', { name: 'Name' });
const email = page.getByRole('textbox', { name: 'Email' });
const topic = page.getByRole('combobox', { name: 'What is it about?' });
const details = page.getByRole('textbox', { name: 'Details' });
const send = page.getByRole('button', { name: 'Send' });
const thanks = page.getByRole('heading', { name: 'Thank you, Nico' });

async function fillIn() {
  await show(<ContactPage />);
  await name.fill('Nico');
  await email.fill('nico@example.com');
  await topic.selectOptions(ISSUES[0]);
  await details.fill('Domagnano says 1.659 since noon.');
}

describe('/contact', () => {
  testPage(<ContactPage />);

  test('confirms a message, and accepts another one', async () => {
    await fillIn();
    await send.click();
    await expect.element(thanks).toHaveFocus();
    await expect.element(page.getByText(/to nico@example\.com/)).toBeVisible();
    await page.getByRole('button', { name: 'Write another one' }).click();
    await expect.element(details).toHaveValue('');
  });

  test('a long name in the confirmation does not overflow', async () => {
    await fillIn();
    await name.fill(UNBROKEN);
    await email.fill(`${UNBROKEN.slice(0, 60)}@example.com`);
    await send.click();
    await expect
      .element(page.getByRole('heading', { name: `Thank you, ${UNBROKEN}` }))
      .toHaveFocus();
    expectNoHorizontalScroll();
  });

  test.each([
    ['name', name, ''],
    ['name', name, '  '],
    ['email', email, 'nico'],
    ['email', email, ''],
    ['details', details, ''],
    ['details', details, ' \n '],
  ] as const)('is not sent while %s is invalid', async (_which, wrong, value) => {
    await fillIn();
    await wrong.fill(value);
    await send.click();
    await expect.element(wrong).toBeInvalid();
    expect(thanks.elements()).toHaveLength(0);
    await expect.element(topic).toHaveValue(ISSUES[0]);
  });

  test('is not sent without a topic', async () => {
    await fillIn();
    await topic.selectOptions('Choose a topic');
    await send.click();
    await expect.element(topic).toBeInvalid();
    expect(thanks.elements()).toHaveLength(0);
  });

  test('accepts details that were blank before', async () => {
    await fillIn();
    await details.fill('   ');
    await details.fill('It is 1.659.');
    await send.click();
    await expect.element(thanks).toBeVisible();
  });

  test('the map opens OpenStreetMap in a new tab and makes no earlier request', async () => {
    await show(<ContactPage />);
    const map = page.getByRole('group', { name: 'Map: Pieno, Borgo Maggiore' });
    await expect.element(map.getByRole('img', { name: 'Pieno, Borgo Maggiore' })).toBeVisible();
    const link = map.getByRole('link', { name: 'Open the map on OpenStreetMap, in a new tab' });
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/\?mlat=43\./),
      );
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    const origins = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name).origin);
    expect([...new Set(origins)]).toEqual([location.origin]);
    expect(map.element().querySelector('iframe, img')).toBeNull();
  });
});
