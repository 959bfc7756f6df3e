import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The part of Vite's manifest that is read here. */
type Manifest = Readonly<
  Record<string, { file: string; name?: string; css?: string[]; imports?: string[] } | undefined>
>;

/** Sources that a page needs besides the entry, by its first segment. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  home: ['src/reports/sheet-button.tsx'],
  ranking: ['src/routes/_page/ranking.$decade.tsx?tsr-split=component'],
  business: [
    'src/routes/_page/business.$id.tsx?tsr-split=component',
    'src/screens/business/facts-cards.tsx',
  ],
  'social-login': ['src/routes/social-login.tsx?tsr-split=component'],
};
const WISH = 'src/screens/social-login/target-preview.tsx';

/**
 * Reads which files a page with content needs besides those of every page.
 * @returns a function that returns the elements for the head of a page's address: the styles of what is drawn in it, and
 *   the screen's scripts, so that they come together with the entry
 * @throws Error when nothing was built of one of them: the page would move when its styles come late
 */
export async function loadPageFiles(webRoot: string): Promise<(address: string) => string> {
  const text = await readFile(path.join(webRoot, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const known = filesOf(manifest, ['index.html']);
  for (const source of [...Object.values(SOURCES).flat(), WISH]) {
    if (!chunkOf(manifest, source)) {
      throw new Error(`Nothing was built of ${source}: see server/src/pages/page-files.ts`);
    }
  }
  return (address) => {
    const [bare = '', query] = address.split('?', 2);
    const sources = [
      ...(SOURCES[bare.split('/')[1] ?? ''] ?? []),
      ...(query?.startsWith('to=') ? [WISH] : []),
    ];
    const { styles, scripts } = filesOf(manifest, sources);
    return [
      ...[...styles]
        .filter((file) => !known.styles.has(file))
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...[...scripts]
        .filter((file) => !known.scripts.has(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
}

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

/** A chunk that is imported in both ways has no source in the manifest, but is named after it. */
function chunkOf(manifest: Manifest, source: string) {
  const name = path.parse(source).name;
  return manifest[source] ?? Object.values(manifest).find((chunk) => chunk?.name === name);
}
