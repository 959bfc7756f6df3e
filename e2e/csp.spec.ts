// Tests rule content-policy.
import { expect, test } from './test.ts';

// The fixture in test.ts reports a violation as an unexpected fault in every test: accessibility.spec.ts opens all
// screens, gallery-walk.spec.ts the demo pages, position.spec.ts the map, back.spec.ts the layers over a page, and
// secrets.spec.ts a picture during its upload. This test provokes two violations.
test.use({
  expectedFaults: /content policy: (script|style)-src|Content Security Policy|style element/,
});

test('the content policy allows nothing inline but two scripts and the styles of prepared pages', async ({
  page,
}) => {
  const answer = await page.goto('/social-login');
  const policy = (answer!.headers()['content-security-policy'] ?? '').split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy.find((part) => part.startsWith('style-src'))).toMatch(
    /^style-src 'self'(?: 'sha256-[^' ]+'){5}$/,
  );
  expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
    /^script-src 'self'(?: 'sha256-[^' ]+'){2}$/,
  );
  expect(policy.join()).not.toMatch(/unsafe|nonce/);

  const foreign = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.title = 'foreign'";
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) }';
    document.head.append(script, style);
    return { title: document.title, color: getComputedStyle(document.body).color };
  });
  expect(foreign.title, 'a foreign script ran').not.toBe('foreign');
  expect(foreign.color, 'a foreign style applied').not.toBe('rgb(1, 2, 3)');
});
