import { escapeHtml } from '../../escape-html.ts';

export interface HeadPicture {
  /** Path on our own origin. */
  path: string;
  alt: string;
}

export interface Head {
  /** Without the product's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path, with the relevant part of the query; null for a page without one. */
  path: string | null;
  /** True for a page that search engines must not index. */
  isHidden?: boolean | undefined;
  picture?: HeadPicture | undefined;
  /** Objects of schema.org, each with its `@type`. */
  data?: readonly object[] | undefined;
}

/** The default description. */
export const PURPOSE =
  'Dove fare il pieno oggi a San Marino, e a quale prezzo: i prezzi migliori per ogni carburante, con la loro data e la loro fonte.';

/** Pixels of the pictures, as messengers expect them. */
const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Writes a page's head as markup (rule page-head): title, description, canonical address, Open Graph, Twitter and
 * JSON-LD. Addresses have the configured origin: a request can claim any host, and a cache would pass its answer on to
 * others. Without a configured origin, everything that needs an absolute address is left out (decision 0039).
 * @param publicUrl the origin under which visitors reach the product
 */
export function writeHead(head: Head, publicUrl: string | undefined): string {
  const title = head.title === 'Pieno' ? head.title : `${head.title} · Pieno`;
  const { description, path } = head;
  const address = publicUrl && path !== null ? absolute(path, publicUrl) : undefined;
  const picture = publicUrl ? head.picture : undefined;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    head.isHidden && named('robots', 'noindex'),
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    open('og:type', 'website'),
    open('og:site_name', 'Pieno'),
    open('og:locale', 'it_IT'),
    open('og:title', title),
    open('og:description', description),
    address && open('og:url', address),
    picture && pictureTags(picture, publicUrl!),
    named('twitter:card', picture ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    picture && named('twitter:image', absolute(picture.path, publicUrl!)),
    head.data && head.data.length > 0 && dataBlock(head.data),
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the absolute address of a path. @param publicUrl an origin, with or without a slash at its end */
export const absolute = (path: string, publicUrl: string): string => new URL(path, publicUrl).href;

function pictureTags({ path, alt }: HeadPicture, publicUrl: string): string {
  const { width, height } = PICTURE_SIZE;
  return [
    open('og:image', absolute(path, publicUrl)),
    open('og:image:type', 'image/png'),
    open('og:image:width', String(width)),
    open('og:image:height', String(height)),
    open('og:image:alt', alt),
  ].join('');
}

/** A data block does not run, so the content policy needs no hash for it. Its content cannot end the element. */
function dataBlock(data: readonly object[]): string {
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  const text = graph.replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const open = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;
