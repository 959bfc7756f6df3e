// Tests rules map-pins, ranking-medals.
import { describe, expect, it } from 'vitest';
import type { PlacedPin } from './map-pin.ts';
import { boxAround, contains, coveredCorners, overlaps } from '../boxes.ts';
import { layoutPins, type Mark } from './pin-layout.ts';
import { unproject, project } from '../projection.ts';
import { MAX_ZOOM } from '../framing.ts';
import { SAN_MARINO } from '../view-for.ts';

const scale = 2 ** SAN_MARINO.zoom;
const centre = project(SAN_MARINO);

/** Returns a pin x pixels right of and y below the map's centre. */
function pinAt(id: number, x: number, y: number, more: Partial<PlacedPin> = {}): PlacedPin {
  const position = unproject({ x: centre.x + x / scale, y: centre.y + y / scale });
  return { id, name: `Stazione ${id}`, price: 1.7, ...position, ...more };
}
const size = { width: 2_000, height: 600 };
const lay = (...pins: PlacedPin[]) => layoutPins(pins, SAN_MARINO, size, MAX_ZOOM);
/** The layout at the map's maximum zoom. */
const layAtLast = (...pins: PlacedPin[]) => layoutPins(pins, SAN_MARINO, size, SAN_MARINO.zoom);
/** The touch target of a mark, slightly smaller because of rounding. */
const touched = ({ at, box, side }: Mark) =>
  side ? { ...box, y: box.y - 8 + 1e-6, height: 44 - 2e-6 } : boxAround(at, 44 - 1e-6, 44 - 1e-6);
const ids = (marks: Mark[]) => marks.map((mark) => mark.pins.map((pin) => pin.id));

describe('layoutPins', () => {
  it('shows the price of the first three, best rank first, and a dot for all others', () => {
    const marks = lay(
      pinAt(4, 90, 90, { rank: 4 }),
      pinAt(3, -90, 0, { rank: 3 }),
      pinAt(1, 90, 0, { rank: 1 }),
      pinAt(2, 0, 90, { rank: 2 }),
    );
    expect(ids(marks)).toEqual([[1], [2], [3], [4]]);
    expect(marks.map((mark) => mark.side !== undefined)).toEqual([true, true, true, false]);
  });

  it('moves a dot out from under the buttons of the map', () => {
    const [zoom, own] = coveredCorners(size);
    const [dot] = lay(pinAt(1, -size.width / 2 + 20, size.height / 2 - 30));
    expect([zoom!, own!].some((button) => overlaps(touched(dot!), button, 0))).toBe(false);
  });

  it('never lets price labels overlap', () => {
    const marks = lay(
      pinAt(1, 0, 0, { rank: 1 }),
      pinAt(2, 10, 4, { rank: 2 }),
      pinAt(3, -8, -3, { rank: 3 }),
    );
    const rects = marks.filter((mark) => mark.side).map((mark) => mark.box);
    expect(rects).toHaveLength(3);
    for (const [i, rect] of rects.entries())
      for (const other of rects.slice(i + 1)) expect(overlaps(rect, other, 0)).toBe(false);
  });

  it('never drops the second rank for the third', () => {
    // The best side for the first pill leaves no room for the second.
    const narrow = { width: 358, height: 220 };
    const pins = [
      pinAt(1, 16, 50, { rank: 1 }),
      pinAt(2, 16, 72, { rank: 2 }),
      pinAt(3, -3, 63, { rank: 3 }),
    ];
    const shown = layoutPins(pins, SAN_MARINO, narrow, MAX_ZOOM)
      .filter(({ side }) => side)
      .map(({ pins: [{ rank }] }) => rank);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("never lets a price label cover the visitor's dot and its label", () => {
    const here = pinAt(9, 4, 0);
    const at = { x: 4, y: 0 };
    for (const x of [-60, -20, 0, 4, 20, 60]) {
      const [mark] = layoutPins([pinAt(1, x, 0, { rank: 1 })], SAN_MARINO, size, MAX_ZOOM, here);
      expect(mark!.side).toBeDefined();
      expect(overlaps(mark!.box, boxAround({ ...at, y: 10 }, 30, 44), 0)).toBe(false);
    }
  });

  it('shows three price labels when twenty stations share the first rank, in the given order', () => {
    const tied = Array.from({ length: 20 }, (_, i) => pinAt(i + 1, (i - 10) * 90, 0, { rank: 1 }));
    const pills = lay(...tied.toReversed()).filter((mark) => mark.side);
    expect(ids(pills)).toEqual([[20], [19], [18]]);
  });

  it('shows no price labels when too many stations share the first rank', () => {
    const tied = [1, 2, 3, 4].map((id) => pinAt(id, id * 90, 0, { rank: 1, sharing: 4 }));
    expect(lay(...tied).some((mark) => mark.side)).toBe(false);
  });

  it('shows the prices of labelled pins instead, whatever their rank', () => {
    const at = (id: number, labelled: boolean) => pinAt(id, id * 90, 0, { rank: id, labelled });
    const marks = lay(at(1, false), at(2, true), at(5, true), at(8, true), at(9, false));
    expect(ids(marks.filter((mark) => mark.side))).toEqual([[2], [5], [8]]);
  });

  it('gives a stale price no medal, and lists it last', () => {
    const marks = lay(pinAt(1, 0, 0, { rank: null, stale: true }), pinAt(2, 90, 0, { rank: 5 }));
    expect(ids(marks)).toEqual([[2], [1]]);
    expect(marks.some((mark) => mark.side)).toBe(false);
  });

  it('clusters pins closer than a touch target, and no others', () => {
    const marks = lay(
      pinAt(1, 0, 0, { rank: 7 }),
      pinAt(2, 12, 0, { rank: 6 }),
      pinAt(3, 60, 0, { rank: 9 }),
    );
    expect(ids(marks)).toEqual([[2, 1], [3]]);
  });

  it('every touch target has 44 pixels of its own, whatever the ranks', () => {
    const spots = Array.from({ length: 17 }, (_, i) => [(i * 47) % 211, (i * 71) % 173] as const);
    for (const first of spots.keys())
      for (const second of spots.keys()) {
        const third = (first + second + 1) % spots.length;
        const ranks = new Map([first, second, third].map((id, i) => [id, i + 1]));
        const pins = spots.map(([x, y], id) => pinAt(id, x, y, { rank: ranks.get(id) ?? id + 4 }));
        for (const marks of [lay(...pins), layAtLast(...pins)]) {
          const targets = marks.map(touched);
          const isCovered = targets.some((target, i) =>
            targets.slice(i + 1).some((other) => overlaps(target, other, 0)),
          );
          expect(isCovered, `${first} ${second}`).toBe(false);
        }
      }
  });

  it('keeps a price label inside the map even if it covers something', () => {
    const corner = pinAt(1, 990, -200, { rank: 1 });
    const covered = [10, 30, 50].map((x, i) => pinAt(i + 2, 990 - x, -200));
    expect(lay(corner, ...covered)[0]?.side).toBe('before');
    expect(lay(corner)[0]?.side).toBe('before');
  });

  it('omits the price where the edge of the map would cut it', () => {
    const frame = boxAround({ x: 0, y: 0 }, size.width, size.height);
    const right = size.width / 2;
    const bottom = size.height / 2;
    for (const [x, y] of [
      [right - 3, bottom - 3],
      [3 - right, 3 - bottom],
      [right + 20, 0],
      [0, -bottom - 30],
    ] as const) {
      const pin = pinAt(1, x, y, { rank: 1 });
      for (const { side, box } of lay(pin, pinAt(2, 0, 0, { rank: 2 }))) {
        expect(side === undefined || contains(frame, box), `${x} ${y}`).toBe(true);
      }
    }
  });

  it('shows each pin separately at the maximum zoom', () => {
    const heap = Array.from({ length: 6 }, (_, i) => pinAt(i + 1, i, i % 2));
    const marks = layAtLast(...heap);
    expect(ids(marks)).toEqual([[1], [2], [3], [4], [5], [6]]);
    for (const [i, { at }] of marks.entries())
      for (const other of marks.slice(i + 1))
        expect(overlaps(boxAround(at, 23, 23), boxAround(other.at, 23, 23), 0)).toBe(false);
    expect(ids(lay(...heap))).toHaveLength(1);
  });

  it('keeps every pin', () => {
    const pins = Array.from({ length: 139 }, (_, i) => pinAt(i, (i * 29) % 300, (i * 17) % 240));
    expect(new Set(ids(lay(...pins)).flat()).size).toBe(139);
  });

  it('a dot moves out from under a price label', () => {
    const marks = lay(
      pinAt(1, 0, 0, { rank: 1 }),
      pinAt(2, 0, -20, { rank: 8 }),
      pinAt(3, 0, 20, { rank: 9 }),
      pinAt(4, 30, 0, { rank: 10 }),
      pinAt(5, -30, 0, { rank: 11 }),
    );
    const [pill, ...dots] = marks;
    for (const dot of dots) expect(overlaps(pill!.box, boxAround(dot.at, 0, 0), 11)).toBe(false);
  });

  it('lets no price label cover a cluster, not even one between two labels', () => {
    const marks = lay(
      pinAt(1, 0, 0, { rank: 1 }),
      pinAt(2, -27, 20, { rank: 1 }),
      pinAt(3, 1, 8, { rank: 8 }),
      pinAt(4, 2, 7, { rank: 9 }),
      pinAt(5, -41, 22, { rank: 10 }),
      pinAt(6, -40, 23, { rank: 11 }),
    );
    const pills = marks.filter((mark) => mark.side);
    const bubbles = marks.filter((mark) => mark.pins.length > 1);
    expect([pills.length, bubbles.length]).toEqual([2, 2]);
    for (const { box } of pills)
      for (const { at } of bubbles) expect(overlaps(box, boxAround(at, 26, 26), 0)).toBe(false);
  });

  it('keeps a price label away from the edge and from the controls in the corners', () => {
    const [right, bottom] = [size.width / 2, size.height / 2];
    for (const [x, y] of [
      [right - 95, 0],
      [0, 75 - bottom],
      [right - 60, bottom - 40],
      [70 - right, bottom - 40],
    ] as const) {
      const { box } = lay(pinAt(1, x, y, { rank: 1 }))[0]!;
      const air = boxAround({ x: 0, y: 0 }, size.width - 12, size.height - 12);
      expect(contains(air, box), `${x} ${y}`).toBe(true);
      for (const corner of coveredCorners(size)) expect(overlaps(box, corner, 0)).toBe(false);
    }
  });
});
