/** The service worker's handling of navigations. */
import { test } from './deployment.ts';
import { expect } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('a page of the API is requested once, because a sign-in code works only once', async ({
  guest: page,
  deployment,
}) => {
  await page.goto('/home');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // Navigation preload works from the first navigation after the worker's activation.
  await page.reload();
  for (const path of ['/home', '/api/docs']) {
    const before = deployment.asked(path);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(deployment.asked(path) - before, path).toBe(1);
  }
});
