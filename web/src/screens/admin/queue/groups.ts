import { QUEUE_KINDS, type Author, type QueueItem } from '@pieno/contract/queue/queue.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { causeText } from './causes.ts';
import { KINDS } from './kinds.ts';

/** By what waiting prices are grouped. */
export type Grouping = 'cause' | 'station' | 'fuel' | 'person';

export interface QueueGroup {
  /** Identifies the group: two may have one title. */
  key: string;
  title: string;
  items: QueueItem[];
  /** The author of these prices or disputes, if there is only one. */
  author?: Author | undefined;
}

interface Place {
  title: string;
  /** Sort key of the groups, which no decision changes. */
  order: string;
  author?: Author | undefined;
}

type PlaceOf = (item: QueueItem, numbers: ReadonlyMap<string, number>) => Place;

const PLACES: Readonly<Record<Grouping, PlaceOf>> = {
  cause: (item) => ({
    title: capitalised([KINDS[item.kind](), causeText(item)].filter(Boolean).join(': ')),
    order: `${QUEUE_KINDS.indexOf(item.kind)} ${causeText(item) ?? ''}`,
  }),
  station: ({ business: { id, name, locality } }) => ({
    title: [name, locality].filter(Boolean).join(' · '),
    order: `${name} ${id}`,
  }),
  fuel: ({ fuel_type }) => ({ title: fuelName(fuel_type), order: String(fuel_type.id) }),
  person: ({ kind, authors }, numbers) => {
    // Of a contested price the authors of the disputes count.
    const says = kind === 'contested' ? 'dispute' : 'price';
    const [author, ...others] = authors.filter((one) => one.says === says);
    if (!author) return { title: m.admin_group_nobody(), order: 'b' };
    if (others.length > 0) return { title: m.admin_group_several(), order: 'a' };
    const number = numbers.get(author.id)!;
    return { title: m.admin_group_person({ number }), order: String(number), author };
  },
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Groups the prices that share a cause, a station, a fuel or a person.
 * @param numbers by person's id, the person's number here
 */
export function groupsOf(
  items: readonly QueueItem[],
  by: Grouping,
  numbers: ReadonlyMap<string, number>,
): QueueGroup[] {
  const placed = items.map((item) => ({ item, ...PLACES[by](item, numbers) }));
  return [...Map.groupBy(placed, ({ order }) => order).values()]
    .toSorted(([a], [b]) => a!.order.localeCompare(b!.order, 'it', { numeric: true }))
    .map((some) => ({
      key: some[0]!.order,
      title: some[0]!.title,
      author: some[0]!.author,
      items: some.map(({ item }) => item),
    }));
}
