import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineHash } from '../http/security-headers.ts';

export interface PageFill {
  gallery: boolean;
  /** Markup with the page's title, description and other metadata. */
  head: string;
  /** Markup of the files of a page with content: styles inline, scripts loaded after it has been painted. */
  files?: { styles: string; scripts: string } | undefined;
  /** Markup of the content; without it the page's script renders it. */
  root?: string | undefined;
  /** JSON for the element `answers`, with `<` already escaped; undefined for a page without data. */
  answers?: string | undefined;
}

export interface PageTemplate {
  /** 'sha256-…' of each inline script, for the policy. */
  scriptHashes: string[];
  /** Path of the typeface that every page preloads; undefined when none is built. */
  typeface: string | undefined;
  fill(fill: PageFill): string;
}

/** Loads the built index.html. @returns undefined when the pages have not been built */
export async function loadTemplate(webRoot: string): Promise<PageTemplate | undefined> {
  try {
    return parseTemplate(await readFile(path.join(webRoot, 'index.html'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Slot = 'gallery' | 'head' | 'entry' | 'root' | 'paint' | 'noscript' | 'answers';

/** The slots that the server fills; each pattern matches the text to replace. */
const SLOTS: readonly (readonly [Slot, RegExp])[] = [
  ['gallery', /(?<=<meta name="gallery" content=")[^"]*/g],
  ['head', /<title>[^<]*<\/title>\s*<meta\s+name="description"\s+content="[^"]*"\s*\/?>/g],
  ['entry', /<script type="module"[^>]*><\/script>(?:\s*<link rel="stylesheet"[^>]*>)*/g],
  ['root', /(?<=<div id="root")>(?=<\/div>)/g],
  ['paint', /<script data-content[^>]*>.*?<\/script>/gs],
  ['noscript', /<noscript\s*>.*?<\/noscript\s*>/gs],
  ['answers', /(?=<\/body>)/g],
];

/** Splits a page at its slots. @throws Error when a slot is missing */
export function parseTemplate(html: string): PageTemplate {
  const slots = SLOTS.flatMap(([slot, pattern]) =>
    [...html.matchAll(pattern)].map((match) => ({
      slot,
      was: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  ).toSorted((a, b) => a.start - b.start);
  for (const [slot] of SLOTS) {
    if (!slots.some((found) => found.slot === slot)) {
      throw new Error(`index.html has no place for: ${slot}`);
    }
  }
  const texts = [0, ...slots.map(({ end }) => end)].map((from, index) =>
    html.slice(from, slots[index]?.start),
  );
  return {
    scriptHashes: inlineScripts(html).map(inlineHash),
    typeface: /(?<=href=")[^"]+\.woff2/.exec(html)?.[0],
    fill({ gallery, head, files, root = '', answers }) {
      const hasContent = root !== '';
      const fill: Record<Exclude<Slot, 'entry' | 'paint' | 'noscript'>, string> = {
        gallery: gallery ? 'on' : 'off',
        head,
        // The script after it removes the mark when the app has started.
        root: hasContent ? ` data-prepared>${root}` : '>',
        answers: answers ? `<script type="application/json" id="answers">${answers}</script>` : '',
      };
      return texts.reduce((page, text, index) => {
        const { slot, was } = slots[index - 1]!;
        if (slot === 'entry') return page + (files ? withStyles(was, files) : was) + text;
        // With the prices in the page, no sentence for browsers without scripts is needed, but a script that prepares
        // the first paint is.
        const isKept = slot === 'paint' ? hasContent : slot === 'noscript' && !hasContent;
        const filled = slot === 'paint' || slot === 'noscript' ? (isKept ? was : '') : fill[slot];
        return page + filled + text;
      });
    },
  };
}

/** The script in the page (web/index.html) inserts the template's content. */
function withStyles(entry: string, { styles, scripts }: { styles: string; scripts: string }) {
  const script = entry.slice(0, entry.indexOf('</script>') + '</script>'.length);
  return `${styles}<template id="app">${scripts}${script}</template>`;
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\b(src|type="(?!module|text\/javascript))/.test(groups!.attributes!))
    .map(({ groups }) => groups!.text!);
}
