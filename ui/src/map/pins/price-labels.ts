/** Shows prices beside marks without a pill, where there is room. */
import { priceDigits } from '../../price/price-text.ts';
import { boxAround, contains, coveredCorners, overlaps, type Rect } from '../boxes.ts';
import { touchBox, type LabelSide, type Mark } from './pin-layout.ts';
import type { Size } from '../projection.ts';

const SIDES: readonly LabelSide[] = ['after', 'before', 'below', 'above'];

/** Sizes of a label in pixels: height, padding of both sides, euro sign with its space, one digit, the word 'da'. */
const LABEL = { height: 20, padding: 12, euro: 12, digit: 7.5, from: 19 } as const;
/** Pixels from the centre of a mark to its label: for a dot, for a bubble. */
const REACH = { dot: 10, group: 17 } as const;
/** Pixels kept free between labels, and at the map's edge. */
const AIR = 3;

/** Returns the best price of a mark; undefined if it is stale or has no rank. */
export function rankedPrice({ pins: [best] }: Mark): number | undefined {
  return best.stale || (best.rank ?? undefined) === undefined ? undefined : best.price;
}

/**
 * Labels marks with their prices, better ranked first.
 * @param marks result of `layoutPins`
 * @param others what no label may cover besides other marks: place names, the visitor
 * @returns the same marks in the same order, with `label` where a price is shown
 */
export function labelMarks(marks: readonly Mark[], size: Size, others: readonly Rect[]): Mark[] {
  const frame = boxAround({ x: 0, y: 0 }, size.width - 2 * AIR, size.height - 2 * AIR);
  const targets = new Map(marks.map((mark) => [mark, touchBox(mark)]));
  const taken = [...others, ...coveredCorners(size)];
  return marks.map((mark) => {
    const price = mark.side ? undefined : rankedPrice(mark);
    if (price === undefined || !contains(frame, boxAround(mark.at, 0, 0))) return mark;
    const side = SIDES.find((at) => {
      const box = labelBox(mark, price, at);
      return (
        contains(frame, box) &&
        !taken.some((other) => overlaps(box, other, AIR)) &&
        !marks.some((other) => other !== mark && overlaps(box, targets.get(other)!, 0))
      );
    });
    if (!side) return mark;
    taken.push(labelBox(mark, price, side));
    return { ...mark, label: side };
  });
}

export const labelBoxes = (marks: readonly Mark[]): Rect[] =>
  marks.flatMap((mark) => (mark.label ? [labelBox(mark, rankedPrice(mark) ?? 0, mark.label)] : []));

export function labelBox(
  { at, pins }: Pick<Mark, 'at' | 'pins'>,
  price: number,
  side: LabelSide,
): Rect {
  const isGroup = pins.length > 1;
  const width =
    LABEL.padding +
    LABEL.euro +
    LABEL.digit * priceDigits(price).length +
    (isGroup ? LABEL.from : 0);
  const { height } = LABEL;
  const reach = isGroup ? REACH.group : REACH.dot;
  const [x, y] = [at.x - width / 2, at.y - height / 2];
  const places: Record<LabelSide, { x: number; y: number }> = {
    after: { x: at.x + reach, y },
    before: { x: at.x - reach - width, y },
    below: { x, y: at.y + reach },
    above: { x, y: at.y - reach - height },
  };
  return { ...places[side], width, height };
}
