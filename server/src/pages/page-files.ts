import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAddress } from '@pieno/contract/page-address.ts';
import { inlineHash } from '../http/security-headers.ts';

/** The part of Vite's manifest that is read here. */
type Manifest = Readonly<
  Record<string, { file: string; name?: string; css?: string[]; imports?: string[] } | undefined>
>;

export interface PageFiles {
  /** Markup for the head: all styles of the content. */
  styles: string;
  /** Markup for the scripts: preloads of the screen's scripts, and disabled links that name the inlined styles. */
  scripts: string;
}

export interface PagesFiles {
  /** @returns undefined for a page without content */
  of(page: PageAddress): PageFiles | undefined;
  /** 'sha256-…' of each inline style, for the policy. */
  styleHashes: readonly string[];
}

const ENTRY = 'src/routes/social-login.tsx?tsr-split=component';
/** The sources of each kind of page besides the app's own; `wish` is the entry with a target page. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  home: [],
  ranking: ['src/routes/_page/ranking.$decade.tsx?tsr-split=component'],
  station: [
    'src/routes/_page/business.$id.tsx?tsr-split=component',
    'src/screens/business/facts-cards.tsx',
  ],
  entry: [ENTRY],
  wish: [ENTRY, 'src/screens/social-login/target-preview.tsx'],
};

/**
 * Reads which files the pages with content need. Their styles are inlined, so that the page is painted as soon as it
 * arrives (decision 0039).
 * @throws Error when a source was not built: the page would shift when its styles arrive late
 */
export async function loadPageFiles(webRoot: string): Promise<PagesFiles> {
  const file = path.join(webRoot, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  for (const source of Object.values(SOURCES).flat()) {
    if (!chunkOf(manifest, source)) {
      throw new Error(`Nothing was built of ${source}: see server/src/pages/page-files.ts`);
    }
  }
  const entry = filesOf(manifest, ['index.html']);
  const kinds = await Promise.all(
    Object.entries(SOURCES).map(async ([kind, sources]) => {
      const files = filesOf(manifest, sources);
      const sheets = [...new Set([...entry.styles, ...files.styles])];
      const scripts = [...files.scripts].filter((file) => !entry.scripts.has(file));
      const read = sheets.map((file) => readFile(path.join(webRoot, file), 'utf8'));
      const styles = (await Promise.all(read)).map((text) => text.trim()).join('\n');
      const links = [...sheets.map(thereAlready), ...scripts.map(preload)].join('');
      const written = { styles: `<style>${styles}</style>`, scripts: links };
      return { kind, written, styleHash: inlineHash(styles) };
    }),
  );
  return {
    of: (page) => kinds.find(({ kind }) => kind === kindOf(page))?.written,
    styleHashes: kinds.map(({ styleHash }) => styleHash),
  };
}

/**
 * A loaded script first looks for its styles by such a link. A disabled link is not fetched, except by browsers that
 * find it while reading ahead: so it is put into the template with the scripts.
 */
const thereAlready = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;
const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

const kindOf = (page: PageAddress): string =>
  page.kind === 'entry' && page.to !== null ? 'wish' : page.kind;

function filesOf(manifest: Manifest, sources: readonly string[]) {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const follow = (source: string) => {
    const chunk = chunkOf(manifest, source);
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const source of sources) follow(source);
  return { styles, scripts };
}

/** A chunk that is imported both statically and dynamically has no source in the manifest, but is named after it. */
function chunkOf(manifest: Manifest, source: string) {
  const name = path.parse(source).name;
  return manifest[source] ?? Object.values(manifest).find((chunk) => chunk?.name === name);
}
