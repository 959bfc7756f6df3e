import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../run/free-port.mjs';
import { findProgram } from '../run/machine.mjs';
import { ROOT } from '../run/processes.mjs';

const read = (name) => readFileSync(path.join(ROOT, name), 'utf8');
const compose = parse(read('deploy/compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const NODES = ['pieno', 'node-1', 'node-2'];

/** Seconds that the server allows itself to stop, from its sources. */
function stopLimit() {
  const constant = (file, name) =>
    Number(new RegExp(`${name} = ([\\d_]+);`).exec(read(file))[1].replaceAll('_', ''));
  const rest = /STOP_LIMIT_MS = REQUEST_LIMIT_MS \+ GRACE_MS \+ ([\d_]+);/.exec(
    read('server/src/serve.ts'),
  )[1];
  const milliseconds =
    constant('server/src/app.ts', 'REQUEST_LIMIT_MS') +
    constant('server/src/jobs/background.ts', 'GRACE_MS') +
    Number(rest.replaceAll('_', ''));
  return milliseconds / 1000;
}

test.each(services)('%s is confined', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});

test('the profiles are a single server, and a cluster behind Caddy', () => {
  const of = (profile) =>
    services.filter(([, each]) => each.profiles.includes(profile)).map(([name]) => name);
  expect(of('alone')).toEqual(['pieno']);
  expect(of('cluster')).toEqual(['node-1', 'node-2', 'postgres', 'caddy']);
});

test('only Caddy is public; a server listens on its own machine only', () => {
  const ports = services.flatMap(([name, each]) =>
    (each.ports ?? []).map((port) => `${name} ${port}`),
  );
  expect(ports).toEqual([
    'pieno 127.0.0.1:3000:3000',
    'caddy 80:80',
    'caddy 443:443',
    'caddy 443:443/udp',
  ]);
});

test('the servers trust their own network, and read secrets from files', () => {
  const [{ subnet }] = compose.networks.default.ipam.config;
  for (const name of NODES) {
    const { environment, secrets } = compose.services[name];
    expect(environment.TRUST_PROXY).toBe(subnet);
    for (const [variable, value] of Object.entries(environment)) {
      if (variable.endsWith('_FILE')) expect(secrets).toContain(value.replace('/run/secrets/', ''));
    }
    expect(Object.keys(environment)).not.toContain('SECRET');
    expect(Object.keys(environment)).not.toContain('DATABASE_URL');
  }
  expect(compose.services['node-1'].environment).toMatchObject({
    SECRET_FILE: '/run/secrets/secret',
    DATABASE_URL_FILE: '/run/secrets/database_url',
  });
});

test('a server has enough time to stop, in a container and under systemd', () => {
  const limit = stopLimit();
  expect(limit).toBeGreaterThan(5);
  for (const name of NODES) {
    expect(Number.parseInt(compose.services[name].stop_grace_period)).toBeGreaterThan(limit);
  }
  const [, unit] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/pieno.service'));
  expect(Number(unit)).toBeGreaterThan(limit);
});

test.skipIf(!findProgram('caddy'))(
  'Caddy hands on what visitors ask, names the visitor, and keeps what is for operators (needs CADDY)',
  { timeout: 60_000 },
  async () => {
    const asked = [];
    const node = createServer((request, response) => {
      if (request.url !== '/api/health/ready') asked.push(request);
      response.end('from the node');
    });
    await once(node.listen(0, '127.0.0.1'), 'listening');
    const site = `http://127.0.0.1:${await freePort()}`;
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'pieno-caddy-')), 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n}\n${read('deploy/Caddyfile')}`);
    const env = { ...process.env, SITE: site, UPSTREAMS: `127.0.0.1:${node.address().port}` };
    const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env,
      stdio: 'ignore',
    });
    try {
      const ask = async (url, headers = {}) => {
        const response = await fetch(`${site}${url}`, { headers });
        return [response.status, await response.text()];
      };
      await expect
        .poll(() => ask('/').catch(() => 'away'), { timeout: 30_000 })
        .toEqual([200, 'from the node']);
      asked.length = 0;
      for (const url of [
        '/metrics',
        '/metrics/',
        '//metrics',
        '/METRICS',
        '/%6detrics',
        '/api/health/status?full',
        '/api//health/status',
      ]) {
        expect(await ask(url), url).toEqual([404, '']);
      }
      expect(asked).toEqual([]);
      expect(await ask('/api/health', { 'x-forwarded-for': '192.0.2.1' })).toEqual([
        200,
        'from the node',
      ]);
      expect(asked[0].headers['x-forwarded-for']).toBe('127.0.0.1');
    } finally {
      caddy.kill();
      node.close();
      rmSync(path.dirname(file), { recursive: true });
    }
  },
);
