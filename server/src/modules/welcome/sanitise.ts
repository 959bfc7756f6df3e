import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

/** Makes https links open in a new tab without opener and referrer. */
const outward: Transformer = (tagName, { href = '' }) => ({
  tagName,
  attribs: {
    ...(href && { href }),
    ...(/^https:/i.test(href) && { target: '_blank', rel: 'noopener noreferrer' }),
  },
});

const ALLOWED: IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'small',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: outward },
  enforceHtmlBoundary: false,
};

/** Reduces HTML to plain text, headings, lists, emphasis and safe links. Idempotent. */
export function sanitiseWelcome(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
