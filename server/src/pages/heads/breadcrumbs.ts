import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import { absolute } from './head-markup.ts';

/** A step of the way to a page. */
interface Step {
  name: string;
  path: string;
}

/** Returns the way to a ranking, as schema.org's BreadcrumbList. */
export const rankingTrail = (decade: number, publicUrl: string): object =>
  trail([{ name: decadeLabel(decade), path: `/ranking/${decade}` }], publicUrl);

/**
 * Returns the way to a station.
 * @param decade the ranking on the way there; without one the way is from home
 */
export function stationTrail(name: string, decade: number | undefined, publicUrl: string): object {
  const ranking =
    decade === undefined ? [] : [{ name: decadeLabel(decade), path: `/ranking/${decade}` }];
  return trail([...ranking, { name, path: '' }], publicUrl);
}

/** The last step may go without an address: it is the page itself. */
function trail(steps: readonly Step[], publicUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Pieno', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: absolute(path, publicUrl) }),
    })),
  };
}
