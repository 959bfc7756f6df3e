/** Fewest bytes of a page that a messenger reads: the lowest documented limit is 32 kB. */
const READ_BYTES = 32 * 1024;

export interface LinkPreview {
  title: string;
  /** By the name or property of each tag. */
  tags: Record<string, string>;
  canonical: string | undefined;
  /** The objects of schema.org. */
  data: Record<string, unknown>[];
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
const unescape = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => SIGNS[name]!);

/**
 * Reads a page as a messenger does: without scripts, the first bytes only, addresses resolved against the page's own.
 * @param bytes of the page, not compressed
 * @param address of the link
 */
export function readLinkPreview(bytes: Buffer, address: string): LinkPreview {
  const html = bytes.subarray(0, READ_BYTES).toString();
  const tags: Record<string, string> = {};
  for (const [, name, content] of html.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    const isAddress = name === 'og:image' || name === 'og:url' || name === 'twitter:image';
    const text = unescape(content!);
    tags[name!] ??= isAddress ? new URL(text, address).href : text;
  }
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const graph = block && (JSON.parse(block) as { '@graph': Record<string, unknown>[] });
  return {
    title: unescape(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    tags,
    canonical: canonical && new URL(unescape(canonical), address).href,
    data: graph ? graph['@graph'] : [],
  };
}
