/** The service worker between the page and the server. */
import { test } from './deployment.ts';
import { expect } from './test.ts';

test('a page of the API is asked for once: a sign-in’s code is good for one', async ({
  guest: page,
  deployment,
}) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // The preload begins with the first navigation after the worker has been put to work.
  await page.reload();
  for (const path of ['/home', '/api/docs']) {
    const before = deployment.asked(path);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(deployment.asked(path) - before, path).toBe(1);
  }
});
