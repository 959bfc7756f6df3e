import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';

/** Links that leave Pieno open beside it and tell the other site nothing. */
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

/** HTML with nothing in it but plain text, lists, emphasis and safe links. Sanitising twice changes nothing. */
export function sanitiseWelcome(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
