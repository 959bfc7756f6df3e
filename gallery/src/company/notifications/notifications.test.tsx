// Tests rule gallery-articles.
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HostContext } from '../../host.ts';
import { testPage } from '../../testing/test-page.tsx';
import { NotificationDetailsPage } from './notification-details-page.tsx';
import { NotificationsPage } from './notifications-page.tsx';
import { restoreRead } from './read-store.ts';
import { NOTIFICATIONS } from './sample-notifications.ts';

beforeEach(restoreRead);

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
const unread = () => page.getByText('Unread:').elements();
const count = page.getByRole('status').first();
const markAll = page.getByRole('button', { name: 'Mark all as read' });

const showDetails = (notification: string) =>
  show(
    <HostContext
      value={{ logout: () => undefined, open: () => undefined, query: { notification } }}
    >
      <NotificationDetailsPage />
    </HostContext>,
  );

describe('/notifications', () => {
  testPage(<NotificationsPage />);

  test('links to each notification, and marks the unread ones', async () => {
    await show(<NotificationsPage />);
    expect(links()).toEqual(
      NOTIFICATIONS.map(({ id }) => `/notification-details?notification=${id}`),
    );
    await expect.element(count).toHaveTextContent('4 unread');
    expect(unread()).toHaveLength(4);
    const [fresh, old] = [row('Petrol fell'), row('Your parcel')];
    await expect.element(fresh).toHaveAttribute('data-read', 'false');
    await expect.element(old).toHaveAttribute('data-read', 'true');
    const weight = (line: typeof fresh) =>
      Number(getComputedStyle(line.getByRole('heading').element()).fontWeight);
    expect(weight(fresh)).toBeGreaterThan(weight(old));
  });

  test('all of them can be marked as read', async () => {
    await show(<NotificationsPage />);
    await markAll.click();
    await expect.element(count).toHaveTextContent('You have read everything');
    expect(unread()).toHaveLength(0);
    await expect.element(markAll).toHaveAttribute('aria-disabled', 'true');
  });

  test('the filter shows unread notifications, or that there are none', async () => {
    await show(<NotificationsPage />);
    await page.getByRole('radio', { name: 'Unread' }).click();
    expect(links()).toHaveLength(4);
    await markAll.click();
    expect(links()).toHaveLength(0);
    await expect
      .element(page.getByText('Nothing is left to read.', { exact: false }))
      .toBeVisible();
  });
});

describe('/notification-details', () => {
  testPage(<NotificationDetailsPage />);

  test.each(NOTIFICATIONS)('shows $id', async ({ id, title, paragraphs, action }) => {
    await showDetails(id);
    await expect.element(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    for (const paragraph of paragraphs)
      await expect.element(page.getByText(paragraph, { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: action.label }))
      .toHaveAttribute('href', action.to);
  });

  test('opening a notification marks it as read, until it is marked as unread', async () => {
    const details = await showDetails('post-free');
    await expect.element(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
    await details.unmount();
    const list = await show(<NotificationsPage />);
    await expect.element(count).toHaveTextContent('3 unread');
    await expect.element(row('The post in Piazza')).toHaveAttribute('data-read', 'true');
    await list.unmount();
    const again = await showDetails('post-free');
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await expect.element(page.getByRole('button', { name: 'Mark as read' })).toBeVisible();
    await again.unmount();
    await show(<NotificationsPage />);
    await expect.element(row('The post in Piazza')).toHaveAttribute('data-read', 'false');
  });

  test('links to the next unread one', async () => {
    await showDetails('ada-wrote');
    const more = page.getByRole('region', { name: 'Still unread' }).getByRole('link');
    expect(more.elements().map((link) => link.getAttribute('href'))).toEqual(
      ['petrol-fell', 'post-free', 'price-confirmed'].map(
        (id) => `/notification-details?notification=${id}`,
      ),
    );
  });
});
