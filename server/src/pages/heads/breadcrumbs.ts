import { decadeLabel } from '@pieno/contract/prices/fuels.ts';
import { absolute } from './head-markup.ts';

/**
 * Returns the path to a page, as schema.org's BreadcrumbList: from home over a ranking to a station.
 * @param decade the ranking's; undefined for a path without one
 * @param station its name; undefined for a path that ends at the ranking
 */
export function breadcrumbs(
  decade: number | undefined,
  station: string | undefined,
  publicUrl: string,
): object {
  const steps = [
    { name: 'Pieno', path: '/' },
    ...(decade === undefined ? [] : [{ name: decadeLabel(decade), path: `/ranking/${decade}` }]),
    // The last step may omit its address: it is the page itself.
    ...(station === undefined ? [] : [{ name: station, path: '' }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path && { item: absolute(path, publicUrl) }),
    })),
  };
}
