import { expect, test } from 'vitest';
import { stickyHovers, strayClasses, strayProperties } from './styles.mjs';

const STYLESHEET = 'web/card.module.css';
const straysOf = (code, css, ...others) =>
  strayClasses([
    ['web/card.tsx', `import styles from './card.module.css';\n${code}`],
    [STYLESHEET, css],
    ...others,
  ]);

test('a class that is styled and used is no problem', () => {
  expect(
    straysOf('<p className={styles.title} />', '.title, .title:hover { top: 0.5rem }'),
  ).toEqual([]);
});

test('a class without a style is found, and a style without a use', () => {
  expect(straysOf('<p className={styles.titel} />', '.title { top: 0 }')).toEqual([
    `web/card.tsx: titel is not in ${STYLESHEET}`,
    `${STYLESHEET}: nothing is title`,
  ]);
});

test('a class that another stylesheet composes is used', () => {
  const other = ['web/row.module.css', ".row { composes: title from './card.module.css' }"];
  const uses = ['web/row.tsx', "import row from './row.module.css';\n<p className={row.row} />"];
  expect(straysOf('', '.title { top: 0 }', other, uses)).toEqual([]);
});

test.each(['<Tabs classNames={styles} />', 'styles[size]'])(
  'a stylesheet that is used as a whole has no unused class: %s',
  (code) => {
    expect(straysOf(code, '.root { top: 0 }')).toEqual([]);
  },
);

test('text that only looks like a class is ignored', () => {
  const css =
    "/* .old */ .card { background: url(a.svg) } :global(.mantine) .card { content: '.x' }";
  expect(straysOf('<p className={styles.card} />', css)).toEqual([]);
});

test('a custom property that is only read, or only set, is found', () => {
  const sources = [
    ['ui/tokens.css', ':root { --page: #fff; /* --old: 0; */ --card: var(--paper); }'],
    ['ui/page.module.css', '.page { background: var(--page); color: var(--ink, black) }'],
  ];
  expect(strayProperties(sources)).toEqual([
    'ui/tokens.css: nothing sets --paper',
    'ui/page.module.css: nothing sets --ink',
    'ui/tokens.css: nothing reads --card',
  ]);
});

test('a custom property of the code or a library is no problem', () => {
  const sources = [
    ['ui/tile.tsx', "<p style={{ '--fuel': color }} />; read('--page')"],
    ['ui/tile.module.css', '.tile { --page: red; --input-bg: var(--fuel); --mantine-z: 1 }'],
  ];
  expect(strayProperties(sources, '.input { background: var(--input-bg) }')).toEqual([]);
});

test('a hover style requires `@media (hover: hover)`', () => {
  const sticky = (css) => stickyHovers([[STYLESHEET, css]]);
  expect(sticky('@media (hover: hover) { .row:hover { top: 0 } }')).toEqual([]);
  expect(sticky('.row:hover, .row:focus-visible { top: 0 }')).toEqual([]);
  expect(sticky('.row { top: 0 } /* { */ .row:hover { top: 1px; left: 0 }')).toEqual([
    `${STYLESHEET}: .row:hover sticks`,
  ]);
});
