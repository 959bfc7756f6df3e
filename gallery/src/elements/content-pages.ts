import type { GalleryPages } from '../gallery-page.ts';

/** Pages of presentational elements: lines, colours, text, media, tables and counters. */
export const CONTENT_PAGES: GalleryPages = {
  '/borders': {
    title: 'Borders',
    about: 'Lines, widths, corners, and one to make',
    back: '/elements',
    load: () => import('./borders/borders-page.tsx').then(({ BordersPage }) => BordersPage),
  },
  '/colors': {
    title: 'Colors',
    about: 'The house’s palette by day and by night',
    back: '/elements',
    load: () => import('./colors/colors-page.tsx').then(({ ColorsPage }) => ColorsPage),
  },
  '/dividers': {
    title: 'Dividers',
    about: 'What stands between two things',
    back: '/elements',
    load: () => import('./dividers/dividers-page.tsx').then(({ DividersPage }) => DividersPage),
  },
  '/embed-video': {
    title: 'Embed Video',
    about: 'A short film in four shapes',
    back: '/elements',
    load: () =>
      import('./embed-video/embed-video-page.tsx').then(({ EmbedVideoPage }) => EmbedVideoPage),
  },
  '/images': {
    title: 'Images',
    about: 'Rounded, framed, captioned, and lost',
    back: '/elements',
    load: () => import('./images/images-page.tsx').then(({ ImagesPage }) => ImagesPage),
  },
  '/scrollspy': {
    title: 'Scrollspy',
    about: 'Lists that know what you read',
    back: '/elements',
    load: () => import('./scrollspy/scrollspy-page.tsx').then(({ ScrollspyPage }) => ScrollspyPage),
  },
  '/stretched-link': {
    title: 'Stretched Link',
    about: 'One link, and all of the card',
    back: '/elements',
    load: () =>
      import('./stretched-link/stretched-link-page.tsx').then(
        ({ StretchedLinkPage }) => StretchedLinkPage,
      ),
  },
  '/shadows': {
    title: 'Shadows',
    about: 'What floats, and how high',
    back: '/elements',
    load: () => import('./shadows/shadows-page.tsx').then(({ ShadowsPage }) => ShadowsPage),
  },
  '/sizing': {
    title: 'Sizing',
    about: 'Shares, steps, and what a thumb needs',
    back: '/elements',
    load: () => import('./sizing/sizing-page.tsx').then(({ SizingPage }) => SizingPage),
  },
  '/text-truncation': {
    title: 'Text Truncation',
    about: 'Where words end that do not fit',
    back: '/elements',
    load: () =>
      import('./text-truncation/text-truncation-page.tsx').then(
        ({ TextTruncationPage }) => TextTruncationPage,
      ),
  },
  '/typography': {
    title: 'Typography',
    about: 'One family, six headings, figures',
    back: '/elements',
    load: () =>
      import('./typography/typography-page.tsx').then(({ TypographyPage }) => TypographyPage),
  },
  '/text': {
    title: 'Text',
    about: 'Tones, weights, marks and directions',
    back: '/elements',
    load: () => import('./text/text-page.tsx').then(({ TextPage }) => TextPage),
  },
  '/basic-table': {
    title: 'Basic Table',
    about: 'Rows to read, to tick and to add up',
    back: '/elements',
    load: () =>
      import('./basic-table/basic-table-page.tsx').then(({ BasicTablePage }) => BasicTablePage),
  },
  '/data-table': {
    title: 'Data Table',
    about: 'Sixty people to search and to sort',
    back: '/elements',
    load: () =>
      import('./data-table/data-table-page.tsx').then(({ DataTablePage }) => DataTablePage),
  },
  '/price-table': {
    title: 'Price Table',
    about: 'Plans, menus and the pump',
    back: '/elements',
    load: () =>
      import('./price-table/price-table-page.tsx').then(({ PriceTablePage }) => PriceTablePage),
  },
  '/comparison-table': {
    title: 'Comparison Table',
    about: 'This beside that, the best marked',
    back: '/elements',
    load: () =>
      import('./comparison-table/comparison-table-page.tsx').then(
        ({ ComparisonTablePage }) => ComparisonTablePage,
      ),
  },
  '/countdown': {
    title: 'Countdown',
    about: 'To New Year, and to days gone by',
    back: '/elements',
    load: () => import('./countdown/countdown-page.tsx').then(({ CountdownPage }) => CountdownPage),
  },
  '/counterup': {
    title: 'Counter Up',
    about: 'Figures that count when you see them',
    back: '/elements',
    load: () => import('./counterup/counterup-page.tsx').then(({ CounterupPage }) => CounterupPage),
  },
};
