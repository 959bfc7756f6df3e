// Tests rules earlier-files, live-while-starting.
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import product from '../../package.json' with { type: 'json' };
import { freePort } from '../../scripts/run/free-port.mjs';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';
import { makePostgresDatabase } from './testing/database/database.ts';
import { makeWebRoot } from './testing/pages/web-root.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

vi.setConfig({ testTimeout: 120_000 });

const MIGRATING = 744_766;

test.runIf(inject('engine').kind === 'postgres')(
  'while another process migrates the server is alive but not ready, and then serves prices',
  async () => {
    const { url } = await makePostgresDatabase();
    const other = new pg.Client(url);
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATING]);
    const port = await freePort();
    const config = readConfig({
      DATABASE_URL: url,
      DATA_DIR: temporaryFolder(),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    });
    const webRoot = makeWebRoot();
    const starting = serve(config, { webRoot });
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.text()] as const;
    };
    const version = product.version;
    await vi.waitFor(
      async () => {
        const { rows } = await other.query(
          "select from pg_locks where locktype = 'advisory' and not granted and objid = $1",
          [MIGRATING],
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
    expect(await ask('/api/health')).toEqual([
      200,
      JSON.stringify({ status: 'starting', version }),
    ]);
    expect((await ask('/api/health/ready'))[0]).toBe(503);
    expect((await ask('/home'))[0]).toBe(503);

    await other.query('select pg_advisory_unlock($1)', [MIGRATING]);
    const server = await starting;
    onTestFinished(() => server.close());
    expect(await ask('/api/health')).toEqual([200, JSON.stringify({ status: 'ok', version })]);
    expect((await ask('/api/health/ready'))[0]).toBe(200);
    expect((await ask('/api/prices/best-by-decade'))[0]).toBe(200);
    // Its build was stored before it listened.
    const { rows } = await other.query('select name from built_file order by name');
    await other.end();
    expect(rows.map(({ name }: { name: string }) => name)).toContain('app-1a2b3c.js');
  },
);
