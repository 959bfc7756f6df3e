// Tests rules map-names, map-pins.
import { describe, expect, it } from 'vitest';
import { boxAround, contains, coveredCorners, overlaps, type Rect } from '../boxes.ts';
import type { PlacedPin } from './map-pin.ts';
import { layoutMap } from '../map-layout.ts';
import { nameBox } from '../names/names.ts';
import { hereBox, type Mark } from './pin-layout.ts';
import { labelBox, rankedPrice } from './price-labels.ts';
import { fromCentre, project, unproject } from '../projection.ts';
import { SAN_MARINO } from '../view-for.ts';

const scale = 2 ** SAN_MARINO.zoom;
const centre = project(SAN_MARINO);
/** Returns a pin x pixels right of and y below the map's centre. */
function pinAt(id: number, x: number, y: number, more: Partial<PlacedPin> = {}): PlacedPin {
  const position = unproject({ x: centre.x + x / scale, y: centre.y + y / scale });
  return { id, name: `Stazione ${id}`, price: 1.7 + id / 1000, rank: id, ...position, ...more };
}
const size = { width: 390, height: 300 };
const lay = (pins: PlacedPin[], here?: PlacedPin, maxZoom = 17) =>
  layoutMap(pins, SAN_MARINO, size, { maxZoom, here });
const labelled = ({ marks }: { marks: Mark[] }) =>
  marks.flatMap((mark) => (mark.label ? [mark.pins.map(({ id }) => id)] : []));
const boxOf = (mark: Mark): Rect => labelBox(mark, rankedPrice(mark)!, mark.label!);

describe('labelMarks', () => {
  it('shows the price of every station beside its dot if there is room', () => {
    expect(labelled(lay([pinAt(4, -90, -90), pinAt(5, 90, -90), pinAt(6, 0, 40)]))).toEqual([
      [4],
      [5],
      [6],
    ]);
  });

  it('shows the best price of a group', () => {
    const laid = lay([pinAt(7, 0, 0), pinAt(5, 8, 0), pinAt(6, 0, 9)]);
    expect(labelled(laid)).toEqual([[5, 6, 7]]);
    expect(rankedPrice(laid.marks[0]!)).toBeCloseTo(1.705, 9);
  });

  it('shows no price that is stale, unknown or without a rank, not even as the best of a group', () => {
    const laid = lay([
      pinAt(4, -90, -90, { stale: true, rank: null }),
      pinAt(5, 90, -90, { unknown: true, price: undefined, rank: null }),
      pinAt(6, 0, 40, { rank: null }),
      pinAt(7, 0, 45, { stale: true }),
    ]);
    expect(labelled(laid)).toEqual([]);
  });

  it('if only one price fits, shows that of the better rank', () => {
    // At the upper edge, between two others: only one price fits below.
    const pins = [
      pinAt(9, -30, -135),
      pinAt(8, 25, -135),
      pinAt(20, -85, -135, { rank: null }),
      pinAt(21, 80, -135, { rank: null }),
    ];
    const { marks } = layoutMap(pins, SAN_MARINO, size, { maxZoom: 17, hasNames: false });
    expect(marks.map(({ pins: [{ id }], label }) => [id, label])).toEqual([
      [8, 'below'],
      [9, undefined],
      [20, undefined],
      [21, undefined],
    ]);
  });

  it('nothing on the map overlaps anything else, in any view', () => {
    const pins = Array.from({ length: 60 }, (_, i) =>
      pinAt(i + 1, ((i * 83) % 380) - 190, ((i * 47) % 290) - 145, { rank: i % 7 ? i + 1 : null }),
    );
    const here = pinAt(0, 20, 10);
    const frame = boxAround({ x: 0, y: 0 }, size.width, size.height);
    let count = 0;
    for (const maxZoom of [17, SAN_MARINO.zoom]) {
      const { marks, names } = lay(pins, here, maxZoom);
      const labels = marks.flatMap((mark) => (mark.label ? [{ mark, box: boxOf(mark) }] : []));
      count += labels.length;
      const others = [...names.map(nameBox), hereBox(fromCentre(SAN_MARINO, here))];
      for (const [i, { mark, box }] of labels.entries()) {
        expect(contains(frame, box)).toBe(true);
        const drawn = [
          ...others,
          ...coveredCorners(size),
          ...labels.slice(i + 1).map((label) => label.box),
          ...marks.filter((other) => other !== mark).map((other) => other.box),
        ];
        expect(drawn.some((other) => overlaps(box, other, 0))).toBe(false);
      }
      for (const name of names.map(nameBox))
        expect(overlaps(name, hereBox(fromCentre(SAN_MARINO, here)), 0)).toBe(false);
    }
    expect(count).toBeGreaterThan(4);
  });
});
