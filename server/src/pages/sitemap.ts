import { AREAS, type Area } from '@pieno/contract/prices/areas.ts';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { escapeHtml } from '../escape-html.ts';
import type { BoardStation } from '../modules/board/snapshot.ts';
import { lastReportAt } from '../modules/prices/evaluate/freshness.ts';
import { absolute } from './heads/head-markup.ts';

export interface SitemapEntry {
  path: string;
  changedAt: Date | undefined;
}

/**
 * Lists the addresses for search engines (rule page-sitemap): home, rankings and the stations of the areas. Stations
 * closed for good are left out; invented prices have no effect.
 */
export function sitemapEntries(stations: Iterable<BoardStation>): SitemapEntry[] {
  const open = [...stations]
    .filter(({ areas, closed }) => areas.length > 0 && !closed)
    .toSorted((a, b) => a.id - b.id);
  return [
    { path: '/', changedAt: changeOf(open.filter(({ areas }) => areas.includes('SM'))) },
    ...AREAS.flatMap((area) => rankingsOf(area, open)),
    { path: '/about-us', changedAt: undefined },
    { path: '/contatti', changedAt: undefined },
    { path: '/privacy-policy', changedAt: undefined },
    ...open.map(entryOf),
  ];
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

/** The time of the newest report of a real price. @param decade of this category only */
function changeOf(stations: readonly BoardStation[], decade?: number): Date | undefined {
  let newest: Date | undefined;
  for (const { prices } of stations) {
    for (const price of prices) {
      if (price.source === 'demo' || (decade !== undefined && price.fuel.decade !== decade))
        continue;
      const reportedAt = lastReportAt(price);
      if (!newest || reportedAt > newest) newest = reportedAt;
    }
  }
  return newest;
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes the sitemap as XML. @param publicUrl the product's own origin */
export function writeSitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const lines = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeHtml(absolute(path, publicUrl))}</loc>${lastmod(changedAt)}</url>`,
  );
  return `${HEADER}\n<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>\n`;
}

const lastmod = (at: Date | undefined): string =>
  at ? `<lastmod>${at.toISOString()}</lastmod>` : '';
