import { AREAS, type Area } from '@pieno/contract/areas.ts';
import { DECADES } from '@pieno/contract/fuels.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { BoardStation } from '../modules/board/snapshot.ts';
import { newestWord } from '../modules/prices/judge/freshness.ts';
import { absolute } from './heads/head-markup.ts';

/** Most addresses in one part, by the protocol of sitemaps. */
const SITEMAP_MAX = 50_000;

/** An address with the time of its newest price. */
export interface SitemapEntry {
  path: string;
  changedAt: Date | undefined;
}

/**
 * Lists what search engines shall find (rule page-sitemap): home, rankings and San Marino's stations first, then all
 * others in parts. Stations that are closed for good are left out; invented prices change nothing.
 * @param max addresses in one part
 */
export function sitemapParts(
  stations: Iterable<BoardStation>,
  max = SITEMAP_MAX,
): SitemapEntry[][] {
  const open = [...stations].filter(({ closed }) => !closed).toSorted((a, b) => a.id - b.id);
  const own = open.filter(({ areas }) => areas.includes('SM'));
  const others = open.filter(({ areas }) => !areas.includes('SM'));
  const pages = [
    { path: '/', changedAt: changeOf(own) },
    ...AREAS.flatMap((area) => rankingsOf(area, open)),
    { path: '/about-us', changedAt: undefined },
    { path: '/privacy-policy', changedAt: undefined },
    ...own.map(entryOf),
  ];
  return [...chunked(pages, max), ...chunked(others.map(entryOf), max)];
}

function rankingsOf(area: Area, stations: readonly BoardStation[]): SitemapEntry[] {
  const inArea = stations.filter(({ areas }) => areas.includes(area));
  if (inArea.length === 0) return [];
  const query = area === 'SM' ? '' : `?area=${area}`;
  return DECADES.map((decade) => ({
    path: `/ranking/${decade}${query}`,
    changedAt: changeOf(inArea, decade),
  }));
}

const entryOf = (station: BoardStation): SitemapEntry => ({
  path: `/business/${station.id}`,
  changedAt: changeOf([station]),
});

/** When somebody last told one of the real prices. @param decade of this category alone */
function changeOf(stations: readonly BoardStation[], decade?: number): Date | undefined {
  let newest: Date | undefined;
  for (const { prices } of stations) {
    for (const price of prices) {
      if (price.source === 'demo' || (decade !== undefined && price.fuel.decade !== decade))
        continue;
      const said = newestWord(price);
      if (!newest || said > newest) newest = said;
    }
  }
  return newest;
}

function chunked<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, part) => list.slice(part * size, (part + 1) * size));
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes one part as XML. @param publicUrl the product's own origin */
export function writeSitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const lines = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeHtml(absolute(path, publicUrl))}</loc>${lastmod(changedAt)}</url>`,
  );
  return `${HEADER}\n<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>\n`;
}

/** Writes the list of all parts as XML. */
export function writeSitemapIndex(
  parts: readonly (readonly SitemapEntry[])[],
  publicUrl: string,
): string {
  const lines = parts.map((entries, index) => {
    const newest = entries
      .flatMap(({ changedAt }) => changedAt ?? [])
      .reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined);
    const address = absolute(partPath(index + 1), publicUrl);
    return `<sitemap><loc>${escapeHtml(address)}</loc>${lastmod(newest)}</sitemap>`;
  });
  return `${HEADER}\n<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** The path of a part. @param number from 1 */
export const partPath = (number: number | string): string => `/sitemap-${number}.xml`;

const lastmod = (at: Date | undefined): string =>
  at ? `<lastmod>${at.toISOString()}</lastmod>` : '';
