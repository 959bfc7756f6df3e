// Tests rule map-names.
import { describe, expect, it } from 'vitest';
import { boxAround, coveredCorners, overlaps } from '../boxes.ts';
import { namesOn } from './names.ts';
import { SAN_MARINO } from '../view-for.ts';

const size = { width: 358, height: 290 };
const named = (...args: Parameters<typeof namesOn>) =>
  namesOn(...args).map(({ place }) => place.name);

describe('namesOn', () => {
  it('names the capital and the castelli of a phone-sized San Marino', () => {
    expect(named(SAN_MARINO, size, [])).toEqual(
      expect.arrayContaining(['San Marino', 'Serravalle', 'Domagnano', 'Faetano', 'Chiesanuova']),
    );
  });

  it('names Dogana and Borgo at the first zoom, beside the others', () => {
    expect(named(SAN_MARINO, size, [])).toEqual(
      expect.arrayContaining(['San Marino', 'Serravalle', 'Dogana', 'Borgo Maggiore', 'Domagnano']),
    );
  });

  it('no name touches another or the edge, at any zoom', () => {
    for (let zoom = 7.5; zoom < 16; zoom += 0.25) {
      const names = namesOn({ ...SAN_MARINO, zoom }, size, []);
      const boxes = names.map(({ place, at }) => boxAround(at, place.name.length * 5, 12));
      for (const [i, box] of boxes.entries()) {
        expect(Math.abs(box.x + box.width / 2) + box.width / 2).toBeLessThan(size.width / 2);
        for (const other of boxes.slice(i + 1)) expect(overlaps(box, other, 0)).toBe(false);
      }
    }
  });

  it('no name is behind the buttons or the attribution, in any view', () => {
    for (let east = -0.3; east < 0.3; east += 0.01) {
      const view = { ...SAN_MARINO, longitude: SAN_MARINO.longitude + east, zoom: 9 };
      for (const { place, at } of namesOn(view, size, []))
        for (const corner of coveredCorners(size)) {
          const box = boxAround(at, place.name.length * 5, 12);
          expect(overlaps(box, corner, 0), place.name).toBe(false);
        }
    }
  });

  it('moves a name away from a pin, and drops it when there is no space', () => {
    const [first] = namesOn(SAN_MARINO, size, []);
    const dot = boxAround(first!.at, 22, 22);
    const [moved] = namesOn(SAN_MARINO, size, [dot]);
    expect(moved!.place).toBe(first!.place);
    expect(Math.abs(moved!.at.y - first!.at.y)).toBe(19);
    const wall = boxAround(first!.at, 220, 90);
    expect(named(SAN_MARINO, size, [wall])).not.toContain(first!.place.name);
  });
});
