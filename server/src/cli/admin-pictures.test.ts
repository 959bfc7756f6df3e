import { expect, test } from 'vitest';
import { plain } from '../testing/avatars.ts';
import { openTestCommand, type TestCommand } from '../testing/command-context.ts';
import { addStation } from '../testing/stations.ts';
import { adminCommand } from './admin-command.ts';

const actions = async ({ database }: TestCommand) =>
  (
    await database.kysely
      .selectFrom('action_log')
      .select(['role', 'action'])
      .orderBy('id')
      .execute()
  )
    .filter(({ role }) => role === 'operator')
    .map(({ action }) => action);
async function open() {
  const command = await openTestCommand();
  await addStation(command.database.kysely, { name: 'Da Gigi' });
  const green = await command.file('verde.png', await plain('#15803d').png().toBuffer());
  const red = await command.file('rossa.jpg', await plain('#dc3545').jpeg().toBuffer());
  const pictures = async (...options: string[]) => {
    command.lines.length = 0;
    const code = await command.run(adminCommand, 'pictures', 'Da Gigi', ...options);
    return [code, ...command.lines.slice(1).map((line) => line.trim())];
  };
  return { command, green, red, pictures };
}
const idOf = (line: unknown) => /^\d+/u.exec(String(line))![0];

test('logo and photographs are added, described, put in order and removed', async () => {
  const { command, green, red, pictures } = await open();
  expect(await pictures()).toEqual([0, 'nessuna foto']);
  const [, one] = await pictures('--add', green, '--logo', red);
  expect(command.lines[0]).toMatch(/Da Gigi: con logo$/u);
  const [, , two] = await pictures('--add', red);
  const [first, second] = [idOf(one), idOf(two)];
  expect(await pictures('--of', first, '--alt', 'Le pompe', '--caption', 'Di sera')).toContain(
    `${first}  40×30  Le pompe · Di sera`,
  );
  expect(await pictures('--order', `${second},${first}`, '--of', first, '--caption', '-')).toEqual([
    0,
    `${second}  40×30  senza testo alternativo`,
    `${first}  40×30  Le pompe`,
  ]);
  expect(await pictures('--remove', first, '--logo', '-')).toHaveLength(2);
  expect(command.lines[0]).toMatch(/Da Gigi: senza logo$/u);
  expect(await actions(command)).toEqual([
    'logo_set',
    'picture_added',
    'picture_added',
    'picture_described',
    'pictures_ordered',
    'picture_described',
    'logo_removed',
    'picture_removed',
  ]);
});

test('what cannot be done is said, and nothing of it is done', async () => {
  const { command, green, pictures } = await open();
  const text = await command.file('testo.png', 'ciao');
  expect(await pictures('--add', text, '--logo', green)).toEqual([2]);
  expect(await pictures('--add', green, '--remove', '7')).toEqual([2]);
  expect(await pictures('--alt', 'Di chi?')).toEqual([2]);
  expect(await pictures('--order', 'a,b')).toEqual([2]);
  await expect(pictures('--add', `${green}.jpg`)).rejects.toThrow('non esiste');
  const told = command.errors.join('\n');
  expect(told).toContain("testo.png: il file non è un'immagine JPEG, PNG, WebP o GIF.");
  expect(told).toContain("Questa foto non c'è o è già stata tolta");
  expect(await pictures()).toEqual([0, 'nessuna foto']);
  expect(await actions(command)).toEqual([]);
});
