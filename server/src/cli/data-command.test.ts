// Tests rules backup-proven, backup-restored.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { VERSION } from '../version.ts';
import { readConfig, type Config } from '../config.ts';
import { serveCommands } from '../control/serve-commands.ts';
import {
  clock,
  data,
  firstName,
  killed,
  makeInstallation,
  nameFirst,
  newKey,
  withDatabase,
} from '../testing/data-command.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { COMMANDS } from './commands.ts';

const engine = inject('engine');
const template = engine.kind === 'embedded' ? engine.template : undefined;
const DAMAGED =
  'Il file è danneggiato o non è intero: non si può usare. Prendi una copia precedente.';
const NOT_OPENED =
  'Questa chiave non apre il file: serve quella con cui è stato fatto, a meno che il file sia danneggiato.';
const KEEP = 'pieno-2026-11-26-0320.age';

test('key makes a pair, and says where to keep its secret half', async () => {
  const { code, text } = await data(readConfig({ DATA_DIR: temporaryFolder() }), 'key');
  expect(code).toBe(0);
  expect(text.replaceAll(/1[A-Z0-9]{58}|1[a-z0-9]{58}/gu, '1…')).toBe(
    [
      'La chiave pubblica, da mettere tra le variabili del server:',
      'BACKUP_KEY=age1…',
      'La chiave segreta, la sola che apre le copie:',
      'AGE-SECRET-KEY-1…',
      'Conservala in due posti lontani da questo server, per esempio un gestore di password e un foglio in cassaforte: chi entra nel server non la deve trovare.',
      'Se la perdi, le copie non si aprono più.',
    ].join('\n'),
  );
});

describe.runIf(engine.kind === 'embedded')('with the embedded database', () => {
  let config: Config;
  let backup: string;
  beforeAll(async () => {
    config = await makeInstallation(template);
    backup = path.join(config.backupDir, KEEP);
    await nameFirst(config, 'Come era');
    const written = await data(config, 'backup');
    expect(written).toEqual({
      code: 0,
      text: `Copia scritta e provata: ${backup}, 1 MB, 41 distributori, 89 prezzi.`,
    });
  });

  test('without a key no back-up is written', async () => {
    const { code, text } = await data({ ...config, backupKey: undefined }, 'backup', 'x.age');
    expect([code, text]).toEqual([
      1,
      'Senza chiave non si scrive nessuna copia: «npm run data -- key» ne fa una, poi metti quella pubblica in BACKUP_KEY.',
    ]);
    expect(readdirSync(config.dataDir).filter((name) => /^x|work/u.test(name))).toEqual([]);
  });

  test('a back-up is private, and making it leaves nothing else behind', () => {
    expect(readdirSync(config.backupDir)).toEqual([KEEP]);
    expect(readdirSync(config.dataDir).filter((name) => name.includes('work'))).toEqual([]);
    expect(readFileSync(backup, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/u);
  });

  test('a back-up is verified with its key, and another one does not open it', async () => {
    expect(await data(config, 'verify', backup)).toEqual({
      code: 1,
      text: 'Il file è cifrato: indica il file della chiave segreta con --key.',
    });
    expect(await data(config, 'verify', backup, '--key', 'key')).toEqual({
      code: 0,
      text: `La copia del 26/11/26, 03:20:00, di Pieno ${VERSION}, si ripristina: 41 distributori, 89 prezzi.`,
    });
    await newKey(path.join(config.dataDir, 'other'));
    expect(await data(config, 'verify', backup, '--key', 'other')).toEqual({
      code: 1,
      text: NOT_OPENED,
    });
    expect(await data(config, 'verify', 'nothing.age')).toEqual({
      code: 1,
      text: `Il file ${path.join(config.dataDir, 'nothing.age')} non esiste o non si può leggere.`,
    });
  });

  const whole = (bytes: Buffer) => bytes.length;
  test.each<[string, (bytes: Buffer) => Buffer, sentence?: string]>([
    ['one flipped bit in its middle', (bytes) => flip(bytes, whole(bytes) >> 1)],
    ['one flipped bit in its header', (bytes) => flip(bytes, letterIn(bytes)), NOT_OPENED],
    ['one flipped bit at its end', (bytes) => flip(bytes, whole(bytes) - 1)],
    ['half of it missing', (bytes) => bytes.subarray(0, whole(bytes) >> 1)],
    ['its last byte missing', (bytes) => bytes.subarray(0, -1)],
    ['nothing in it', (bytes) => bytes.subarray(0, 0)],
  ])('a file with %s is not restored', async (_, damage, sentence = DAMAGED) => {
    const damaged = path.join(config.dataDir, 'damaged.age');
    writeFileSync(damaged, damage(readFileSync(backup)));
    const { code, text } = await data(config, 'restore', damaged, '--key', 'key', '--yes');
    expect([code, text]).toEqual([1, sentence]);
    expect(await firstName(config)).toBe('Come era');
    expect(readdirSync(config.dataDir).filter((name) => name.startsWith('db'))).toEqual(['db']);
  });

  test('restore asks for confirmation before it moves data aside, and keeps them complete', async () => {
    const own = await makeInstallation(template);
    await nameFirst(own, 'Dopo');
    const key = path.join(config.dataDir, 'key');
    expect(await data(own, 'restore', backup, '--key', key)).toEqual({
      code: 1,
      text: `La cartella ${path.join(own.dataDir, 'db')} contiene già dei dati di Pieno, e niente è cambiato: con --yes vengono messi da parte, non cancellati.`,
    });
    expect(await firstName(own)).toBe('Dopo');
    const aside = path.join(own.dataDir, 'db.before_20261126_0320');
    expect(await data(own, 'restore', backup, '--key', key, '--yes')).toEqual({
      code: 0,
      text: [
        'Ripristinata la copia del 26/11/26, 03:20:00: 41 distributori, 89 prezzi.',
        `I dati di prima sono da parte in ${aside}: quando non servono più, «npm run data -- aside» dice come cancellarli.`,
        'Accessi, secondi fattori, inviti e token delle casse valgono come prima.',
      ].join('\n'),
    });
    expect(await firstName(own)).toBe('Come era');
    expect(existsSync(path.join(aside, 'PG_VERSION'))).toBe(true);
    const name = path.basename(aside);
    const listed = await data(own, 'aside');
    expect(listed.text).toMatch(/^db\.before_20261126_0320: \d+ MB\n/u);
    expect(listed.text).toContain(`npm run data -- aside ${name} --delete`);
    expect(await data(own, 'aside', name)).toMatchObject({ code: 2 });
    for (const other of ['db', '../db', 'before_20261126_0320', 'owner.lock']) {
      expect(await data(own, 'aside', other, '--delete')).toEqual({
        code: 1,
        text: `Da parte non c'è niente con il nome «${other}».`,
      });
    }
    expect(await data(own, 'aside', name, '--delete')).toEqual({
      code: 0,
      text: `Cancellato: ${name}.`,
    });
    expect(await data(own, 'aside')).toEqual({ code: 0, text: 'Niente è da parte.' });
    expect(await firstName(own)).toBe('Come era');
  });

  test('an unencrypted back-up needs no key, lists what it lacks, and is restored into an empty installation', async () => {
    const open = await data({ ...config, backupKey: undefined }, 'backup', 'open.gz', '--open');
    expect(open.text).toMatch(
      /^Copia scritta e provata: .*\nMancano persone, segnalazioni, programmi e segreti: da questa copia nessuno può entrare\.$/u,
    );
    const own = readConfig({ DATA_DIR: path.join(temporaryFolder(), 'new') });
    const { text } = await data(own, 'restore', path.join(config.dataDir, 'open.gz'));
    expect(text).toMatch(/\nLa copia è senza persone: /u);
    expect(await firstName(own)).toBe('Come era');
  });

  test('beside a running server a back-up holds the state of one instant, only one runs at a time, and nothing is restored', async () => {
    await withDatabase(config, async (database) => {
      const context = { database, clock, config };
      const { close } = await serveCommands({ commands: COMMANDS, context, logger: silentLogger });
      const first = data(config, 'backup', 'first.age');
      const work = path.join(config.dataDir, `backup-work-${process.pid}`);
      while (!existsSync(work)) await pause(5);
      const second = await data(config, 'backup', 'second.age');
      expect(second).toEqual({
        code: 1,
        text: "C'è già una copia in corso: aspetta che finisca.",
      });
      expect((await first).code).toBe(0);
      expect(await data(config, 'restore', backup, '--key', 'key', '--yes')).toEqual({
        code: 1,
        text: 'Il server sta usando i dati: fermalo, poi ripeti.',
      });
      await close();
    });
  });
});

const flip = (bytes: Buffer, at: number): Buffer =>
  Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)));
const there = async (isThere: () => boolean) => {
  while (!isThere()) await pause(2);
};

describe.runIf(engine.kind === 'embedded')('when killed or out of space', () => {
  let config: Config;
  const files = () =>
    readdirSync(config.dataDir).filter((name) => /^(?:db|work|restore|backup-)/u.test(name));
  beforeAll(async () => {
    config = await makeInstallation(template);
    await nameFirst(config, 'Come era');
  });

  test('a back-up leaves the database unchanged, and nothing that the next one does not remove', async () => {
    const part = path.join(config.backupDir, `${KEEP}.part`);
    const isWriting = () =>
      existsSync(config.backupDir) &&
      readdirSync(config.backupDir).some((name) => name.endsWith('.part'));
    await killed(config, ['backup'], () => there(isWriting));
    expect(readdirSync(config.backupDir).filter((name) => name.endsWith('.age'))).toEqual([]);
    writeFileSync(part, 'half of it');
    expect(await data(config, 'backup')).toMatchObject({ code: 0 });
    expect(files()).toEqual(['db']);
    expect(existsSync(part)).toBe(false);
    expect(await firstName(config)).toBe('Come era');
  });

  test('a restore leaves the old data in place, and can be started again', async () => {
    await nameFirst(config, 'Dopo');
    const restore = ['restore', path.join(config.backupDir, KEEP), '--key', 'key', '--yes'];
    const draft = path.join(config.dataDir, 'restore.incomplete', 'db');
    await killed(config, restore, () => there(() => existsSync(draft)));
    expect(await firstName(config)).toBe('Dopo');
    expect(await data(config, ...restore)).toMatchObject({ code: 0 });
    expect(await firstName(config)).toBe('Come era');
    expect(files()).toEqual(['db', 'db.before_20261126_0320']);
  });

  const mounted = path.join(temporaryFolder(), 'small');
  mkdirSync(mounted);
  const size = ['-t', 'tmpfs', '-o', 'size=8k', 'tmpfs', mounted];
  // Needs root.
  const isSmall = process.platform === 'linux' && spawnSync('mount', size).status === 0;
  test.runIf(isSmall)('on a full disk a back-up says so, and leaves nothing', async () => {
    try {
      const { code, text } = await data(config, 'backup', path.join(mounted, 'x.age'));
      expect([code, text]).toEqual([1, 'Il disco è pieno: libera dello spazio e riprova.']);
      expect(readdirSync(mounted)).toEqual([]);
      expect(files()).toEqual(['db', 'db.before_20261126_0320']);
    } finally {
      execFileSync('umount', [mounted]);
    }
  });
});

/**
 * Finds a letter in the header's first key that stays a letter when its lowest bit flips: otherwise the header would be
 * unreadable.
 */
const letterIn = (bytes: Buffer): number =>
  60 + bytes.toString('latin1', 60, 75).search(/[B-Yb-y2-7]/u);
