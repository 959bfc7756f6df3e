import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The values that differ between two answers with the same page. */
export interface PageFill {
  gallery: boolean;
  /** Markup with the page's title, description and what else is said of it. */
  head: string;
  /** JSON for the element `winners`, with `<` already escaped; undefined for a page without data. */
  winners?: string | undefined;
}

/** The built index.html as a template. */
export interface PageTemplate {
  /** 'sha256-…' of each inline script, for the policy. */
  scriptHashes: string[];
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

type Slot = 'gallery' | 'head' | 'winners';

/** The places that the server fills; each pattern matches the text to replace. */
const SLOTS: readonly (readonly [Slot, RegExp])[] = [
  ['gallery', /(?<=<meta name="gallery" content=")[^"]*/g],
  ['head', /<title>[^<]*<\/title>\s*<meta\s+name="description"\s+content="[^"]*"\s*\/?>/g],
  ['winners', /(?=<\/head>)/g],
];

/** Splits a page at its slots. @throws Error when a slot is missing */
export function parseTemplate(html: string): PageTemplate {
  const slots = SLOTS.flatMap(([slot, pattern]) =>
    [...html.matchAll(pattern)].map((match) => ({
      slot,
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
    scriptHashes: inlineScripts(html).map(
      (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
    ),
    fill({ gallery, head, winners }) {
      const fill: Record<Slot, string> = {
        gallery: gallery ? 'on' : 'off',
        head,
        winners: winners ? `<script type="application/json" id="winners">${winners}</script>` : '',
      };
      return texts.reduce((page, text, index) => page + fill[slots[index - 1]!.slot] + text);
    },
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\b(src|type="(?!module|text\/javascript))/.test(groups!.attributes!))
    .map(({ groups }) => groups!.text!);
}
