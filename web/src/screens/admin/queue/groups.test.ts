import { expect, test } from 'vitest';
import { CONTESTED, queueItem } from '../../../testing/sample-queue.ts';
import { groupsOf } from './groups.ts';

const numbers = new Map([
  ['p1', 1],
  ['p2', 2],
]);
const [author] = CONTESTED.authors;

test("a price belongs to the one person who reports or disputes it, else to 'several' or 'nobody'", () => {
  const alone = queueItem();
  const both = queueItem({ authors: [author!, { ...author!, id: 'p2' }] });
  const imported = queueItem({ kind: 'doubtful', origin: 'ministry', authors: [] });
  const groups = groupsOf([imported, both, CONTESTED, alone], 'person', numbers);
  expect(groups.map(({ title, items, author: one }) => [title, items, one?.id])).toEqual([
    ['Persona 1', [alone], 'p1'],
    ['Persona 2', [CONTESTED], 'p2'],
    ['Più persone', [both], undefined],
    ['Nessuna persona: da importazioni', [imported], undefined],
  ]);
});

test("two stations of one name are two groups, and a cause is distinguished by the price's state", () => {
  const other = queueItem({ business: { id: 9, name: 'Domagnano Tamoil', locality: 'Domagnano' } });
  expect(groupsOf([queueItem(), other], 'station', numbers)).toHaveLength(2);
  const doubtful = queueItem({ kind: 'doubtful', reason: 'unusual' });
  const far = queueItem({ reason: 'unusual' });
  const titles = groupsOf([doubtful, far], 'cause', numbers).map(({ title }) => title);
  expect(titles).toEqual([
    "Non mostrato: lontano dall'ultimo prezzo e dagli altri",
    "In verifica: lontano dall'ultimo prezzo e dagli altri",
  ]);
});
