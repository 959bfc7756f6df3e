// Tests rules backup-restored, secret-kept.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig, type Config } from '../config.ts';
import { readSecrets } from '../secrets.ts';
import { data, makeInstallation, withDatabase } from '../testing/data-command.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const engine = inject('engine');

describe.runIf(engine.kind === 'embedded')('wrong secrets', () => {
  let config: Config;
  let backup: string;
  beforeAll(async () => {
    config = await makeInstallation(engine.kind === 'embedded' ? engine.template : undefined);
    backup = path.join(config.dataDir, 'backup.age');
    expect(await data(config, 'backup', backup)).toMatchObject({ code: 0 });
  });

  test('with another SECRET a restore says what to do', async () => {
    const own = readConfig({
      DATA_DIR: path.join(temporaryFolder(), 'new'),
      SECRET: 'x'.repeat(32),
    });
    const key = path.join(config.dataDir, 'key');
    const { text } = await data(own, 'restore', backup, '--key', key);
    expect(text).toContain(
      'SECRET non è quella della copia: mettila uguale prima di avviare. Se è persa, «npm run data -- secret --yes» fa valere quella di adesso, e secondi fattori e inviti vanno rifatti.',
    );
    const reading = () => withDatabase(own, ({ kysely }) => readSecrets(kysely, own.secret));
    await expect(reading()).rejects.toThrow('SECRET non è quella con cui questo database');
    expect(await data(own, 'secret')).toMatchObject({ code: 2 });
    await expect(reading()).rejects.toThrow('SECRET');
    expect(await data(own, 'secret', '--yes')).toEqual({
      code: 0,
      text: 'Da ora vale questa SECRET: secondi fattori e inviti vanno rifatti.',
    });
    await expect(reading()).resolves.toBeDefined();
    expect((await data(own, 'secret', '--yes')).text).toBe(
      'Questa SECRET vale già: niente è cambiato.',
    );
  });

  test('a new key can be written to a file that only its owner can read, and replaces no other', async () => {
    const out = path.join(config.dataDir, 'new.key');
    const made = await data(config, 'key', '--out', 'new.key');
    expect(made.code).toBe(0);
    expect(made.text).toContain(`è in ${out}`);
    expect(made.text).not.toContain('AGE-SECRET-KEY');
    const key = readFileSync(out, 'utf8');
    expect(key).toMatch(/^AGE-SECRET-KEY-1\w+\n$/u);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(await data(config, 'key', '--out', 'new.key')).toEqual({
      code: 1,
      text: `Il file ${out} c'è già, e resta com'è: scegli un altro nome.`,
    });
    expect(readFileSync(out, 'utf8')).toBe(key);
    expect(await data(config, 'key', '--out', 'no/such/folder')).toMatchObject({ code: 2 });
  });

  test("a mistyped key is reported as such, and PowerShell's file of a right one is read", async () => {
    const key = readFileSync(path.join(config.dataDir, 'key'), 'utf8');
    writeFileSync(path.join(config.dataDir, 'wide'), `\uFEFF${key}`, 'utf16le');
    expect(await data(config, 'verify', backup, '--key', 'wide')).toMatchObject({ code: 0 });
    writeFileSync(path.join(config.dataDir, 'mistyped'), key.replace(/(KEY-1.*)./u, '$1'));
    for (const command of ['verify', 'restore']) {
      const refused = await data(config, command, backup, '--key', 'mistyped');
      expect(refused).toMatchObject({
        code: 1,
        text: expect.stringMatching(/^La chiave segreta è scritta male: /u) as unknown,
      });
    }
  });
});
