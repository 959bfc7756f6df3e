// Tests rule operator-metrics.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app.ts';

const metricsToken = 'a'.repeat(40);
const RULES = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8');
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ config: { metricsToken } });
});
afterAll(() => server.close());

test('alert rules use existing figures', async () => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  const exposed = new Set([...body.matchAll(/^# TYPE (\w+)/gmu)].map(([, name]) => name));
  const asked = [...RULES.matchAll(/\b(?:pieno|nodejs|process)_\w+/gu)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !exposed.has(name))).toEqual([]);
});

test('each rule says what to do, and links to its description', () => {
  const rules = RULES.split('- alert: ').slice(1);
  expect(rules).toHaveLength(5);
  const book = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  expect(book).toContain('## Figures and alerts');
  for (const rule of rules) {
    const [name] = rule.split('\n', 1);
    expect(book, name).toContain(name!);
    expect(rule).toMatch(
      /summary: .+\n +description: >-\n.+\n(?:.+\n)? +runbook: docs\/operations.md, Figures and alerts/u,
    );
  }
});
