/** Draws a card as SVG. Text becomes outlines, so that no font of the system is needed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import type { Metal } from '@pieno/contract/prices/medals.ts';
import type { Card, CardLine } from './card.ts';

/** Pixels, as messengers expect them. */
const SIZE = { width: 1200, height: 630 };
const WEIGHTS = [500, 700] as const;
const FONT = 'Figtree';

const INK = '#14202b';
const DIMMED = '#54616e';
const PAGE = '#f6f7f5';
const SIGN = '#0d2233';
const SIGN_DIMMED = '#9fb0bd';
const SIGN_HAIRLINE = '#24384a';
const METALS: Record<Metal, { disc: string; ink: string }> = {
  gold: { disc: '#b8860b', ink: '#0c141b' },
  silver: { disc: '#7c8794', ink: '#0c141b' },
  bronze: { disc: '#a0622d', ink: '#ffffff' },
  other: { disc: '#1d4ed8', ink: '#ffffff' },
};
/** The app's icon, 512 pixels wide. */
const LOGO = `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0b5f8f"/><stop offset="1" stop-color="#5eb6e4"/></linearGradient></defs><rect width="512" height="512" rx="112" fill="url(#sky)"/><path d="M256 66c59 79 132 152 132 242a132 132 0 0 1-264 0c0-90 73-163 132-242z" fill="#fff"/>`;

/** An element for satori, in the form of React's. */
interface Box {
  type: 'div';
  props: { style: Style; children?: Box[] | string };
}
type Style = Record<string, string | number>;

const box = (style: Style, children?: Box[] | string): Box => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    ...(children !== undefined && { children }),
  },
});
const column = (style: Style, children: Box[]): Box =>
  box({ flexDirection: 'column', ...style }, children);

const fonts = Promise.all(
  WEIGHTS.map(async (weight) => ({
    name: FONT,
    weight,
    data: await readFile(path.join(import.meta.dirname, `figtree-${weight}.ttf`)),
  })),
);

/** Returns a card as SVG of 1200×630 without any text element. */
export async function drawCard(card: Card): Promise<string> {
  const tree = box(
    {
      width: '100%',
      height: '100%',
      padding: 48,
      gap: 40,
      backgroundColor: PAGE,
      color: INK,
      fontFamily: FONT,
      fontWeight: 500,
    },
    [textColumn(card), sign(card)],
  );
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    ...SIZE,
    fonts: await fonts,
  });
  return svg.replace('</svg>', `<g transform="translate(48 48) scale(.125)">${LOGO}</g></svg>`);
}

/** The left half: the station or ranking, and the date of the prices. */
function textColumn({ title, place, foot }: Card): Box {
  return column({ width: 460, flexShrink: 0, justifyContent: 'space-between' }, [
    box(
      { height: 64, paddingLeft: 84, fontSize: 40, fontWeight: 700, alignItems: 'center' },
      'Pieno',
    ),
    column({ gap: 16 }, [
      box(
        { ...clamp(3), fontSize: sizeOf(title), fontWeight: 700, lineHeight: 1.08 },
        drawable(title),
      ),
      box({ ...clamp(2), fontSize: 32, lineHeight: 1.25, color: DIMMED }, drawable(place)),
    ]),
    box({ ...clamp(2), fontSize: 27, lineHeight: 1.3, color: DIMMED }, drawable(foot)),
  ]);
}

function sign({ lines }: Card): Box {
  const style = {
    flexGrow: 1,
    flexBasis: 0,
    padding: '20px 40px',
    borderRadius: 32,
    backgroundColor: SIGN,
    color: '#ffffff',
  };
  if (lines.length === 0) {
    const unknown = box({ fontSize: 120, fontWeight: 700, color: SIGN_DIMMED }, '€ –,–––');
    return box({ ...style, alignItems: 'center', justifyContent: 'center' }, [unknown]);
  }
  const rows = lines.map((line, index) => row(line, index > 0));
  return column({ ...style, justifyContent: 'center' }, rows);
}

function row(line: CardLine, isBelow: boolean): Box {
  const border: Style = isBelow ? { borderTop: `2px solid ${SIGN_HAIRLINE}` } : {};
  return box({ ...border, padding: '18px 0', gap: 20, alignItems: 'center' }, [
    mark(line),
    column({ flexGrow: 1, flexBasis: 0, gap: 2 }, [
      box({ ...clamp(2), fontSize: 30, fontWeight: 700, lineHeight: 1.15 }, drawable(line.name)),
      box({ ...clamp(1), fontSize: 24, color: SIGN_DIMMED }, drawable(line.note)),
    ]),
    box(
      { fontWeight: 700, fontFeatureSettings: '"tnum" 1', alignItems: 'flex-start', lineHeight: 1 },
      [
        box({ fontSize: 34, paddingTop: 10, marginRight: 6 }, '€'),
        box({ fontSize: 68, letterSpacing: -1 }, line.digits.slice(0, -1)),
        box({ fontSize: 42, paddingTop: 4, marginLeft: 3 }, line.digits.slice(-1)),
      ],
    ),
  ]);
}

function mark({ medal, color }: CardLine): Box {
  if (!medal) {
    return box({ width: 22, height: 22, borderRadius: 6, backgroundColor: paler(color) });
  }
  const { disc, ink } = METALS[medal.metal];
  const style = { width: 52, height: 52, borderRadius: 26, backgroundColor: disc, color: ink };
  const text = { fontSize: 28, fontWeight: 700, alignItems: 'center', justifyContent: 'center' };
  return box({ ...style, ...text }, String(medal.rank));
}

const clamp = (lines: number): Style => ({
  display: 'block',
  lineClamp: lines,
  overflow: 'hidden',
});

const sizeOf = (title: string): number => (title.length > 34 ? 44 : title.length > 18 ? 56 : 72);

/** Drops characters other than Western European letters, which the fonts would draw as empty boxes. */
const drawable = (text: string): string =>
  text.replace(/[^\u0020-\u00ff–—‘’“”„…•€−]/gu, '').trim() || ' ';

/** Mixes a fuel's colour with white, as the app's sign does on its dark background. */
function paler(color: string): string {
  const parts = /^#(..)(..)(..)$/.exec(color)?.slice(1) ?? ['9f', 'b0', 'bd'];
  const mixed = parts.map((part) => Math.round(parseInt(part, 16) * 0.55 + 255 * 0.45));
  return `rgb(${mixed.join(',')})`;
}
