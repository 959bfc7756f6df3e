/** npm run admin -- people: the accounts. */
import type { Person } from '@pieno/contract/administered-people.ts';
import type { CommandCall } from '../control/command.ts';
import { listPeople } from '../modules/administration/people-list.ts';

/** Lines of a list; a terminal holds not many more. */
const MOST = 100;

/** Lists the accounts whose name or e-mail contains a word, those whose e-mail is not confirmed first. */
export async function showPeople({ output, open }: CommandCall, words = ''): Promise<void> {
  const { database, clock } = await open();
  const { people, total } = await listPeople(database.kysely, clock.now(), { words, most: MOST });
  for (const person of people) output.line(describe(person));
  if (total === 0) output.line(words === '' ? 'Nessun account.' : `Nessuno contiene «${words}».`);
  if (total > people.length) {
    output.line(`… e altri ${total - people.length}: aggiungi una parola per restringere.`);
  }
}

function describe({ email, name, role, active, verified, sessions, stations }: Person): string {
  return [
    `${email} (${name})`,
    role === 'admin' && 'amministratore',
    !active && 'bloccato',
    active && !verified && 'aspetta la conferma',
    stations > 0 && `distributori: ${stations}`,
    `sessioni: ${sessions}`,
  ]
    .filter((word) => word !== false)
    .join(' · ');
}
