// Tests rule checkup-list.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VARIABLES } from './config.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { readUsableConfig } from './usable-config.ts';

test('unusable variables are reported and left out, and the others are read', () => {
  const { config, variables } = readUsableConfig({
    PORT: 'x',
    SMTP_URL: 'smtp://posta.example',
    PUBLIC_URL: 'pieno.example',
    GOOGLE_CLIENT_ID: 'a',
    SECRE: 'b',
  });
  expect(config).toMatchObject({ port: 3000, smtpUrl: 'smtp://posta.example', social: {} });
  expect(config.publicUrl).toBeUndefined();
  expect(variables.unusable).toEqual(['PORT', 'PUBLIC_URL', 'GOOGLE_CLIENT_SECRET']);
  expect(variables.wrong).toHaveLength(3);
  expect(variables.ignored).toHaveLength(1);
});

test('a sign-in that lacks an address is left out with all of its variables', () => {
  const { config, variables } = readUsableConfig({
    GOOGLE_CLIENT_ID: 'a',
    GOOGLE_CLIENT_SECRET: 'b',
  });
  expect([config.social, variables.wrong.length]).toEqual([{}, 1]);
});

test('an unreadable file of variables leaves nothing known; a readable one is read except for its mistakes', () => {
  const folder = temporaryFolder();
  const lost = readUsableConfig({ ENV_FILE: path.join(folder, 'lost'), PORT: '4000' });
  expect(lost.config.port).toBe(4000);
  expect(lost.variables.unusable).toEqual(VARIABLES);
  const file = path.join(folder, 'pieno.env');
  writeFileSync(file, 'PORT=x\nPUBLIC_URL=https://pieno.example\n');
  const { config, variables } = readUsableConfig({ ENV_FILE: file });
  expect([config.port, config.publicUrl]).toEqual([3000, 'https://pieno.example']);
  expect(variables.unusable).toEqual(['PORT']);
});

test('a secret whose file cannot be read is unusable, and the others are not', () => {
  const { variables } = readUsableConfig({ SMTP_URL_FILE: '/nowhere', PORT: '4000' });
  expect(variables).toMatchObject({
    unusable: ['SMTP_URL'],
    wrong: ['SMTP_URL_FILE: il file /nowhere non esiste.'],
  });
});
