/**
 * San Marino's border, simplified to 60 metres, which suffices to place a station on the right side. Source:
 * OpenStreetMap, © OpenStreetMap contributors, ODbL 1.0, extract of 2026-03-04.
 */
import { kilometresBetween, type Position } from '@pieno/contract/stations/distance.ts';

const ORIGIN = { latitude: 43.89, longitude: 12.4 };
const UNIT = 1e-4;

/** Points as "north east": offsets from the origin in ten-thousandths of a degree. */
const OUTLINE =
  '633 24, 582 51, 523 53, 476 124, 461 120, 406 153, 384 147, 350 98, 323 89, 315 76, ' +
  '194 125, 132 88, 122 88, 103 113, 113 232, 143 277, 133 277, 134 289, 120 298, 114 326, ' +
  '133 347, 131 376, 147 385, 161 420, 141 441, 124 480, 100 488, 93 479, 85 494, 61 506, ' +
  '39 550, 36 576, 46 602, 38 624, 48 630, 58 694, 75 699, 61 707, 69 754, 65 874, 126 896, ' +
  '177 930, 193 956, 201 933, 230 932, 275 925, 302 942, 328 974, 336 1033, 398 1050, ' +
  '419 1073, 438 1077, 444 1095, 509 1170, 610 1128, 681 1064, 727 1093, 745 1075, 811 1059, ' +
  '816 1100, 828 1123, 909 1100, 939 1124, 946 1159, 1007 1145, 1013 1134, 1009 1099, ' +
  '1020 1096, 1006 1058, 1011 1045, 968 1021, 958 991, 963 961, 951 950, 928 925, 933 902, ' +
  '912 847, 898 756, 824 581, 787 526, 792 519, 759 487, 758 465, 716 425, 706 397, 666 365, ' +
  '679 196, 628 159, 625 116, 646 53, 659 43';

const RING = OUTLINE.split(', ').map((point) => {
  const [north, east] = point.split(' ').map(Number) as [number, number];
  return {
    latitude: ORIGIN.latitude + north * UNIT,
    longitude: ORIGIN.longitude + east * UNIT,
  };
});

/** Bounding box of Italy in degrees; it includes some sea and neighbouring land. */
const ITALY = { south: 35, north: 47.3, west: 6.5, east: 18.8 };

/** True for a position in Italy or close to it, San Marino included. */
export function isAboutItaly(latitude: number, longitude: number): boolean {
  const { south, north, west, east } = ITALY;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** True for a position inside San Marino; may be wrong within 60 metres of the border. */
export function isInSanMarino(latitude: number, longitude: number): boolean {
  return isInside(RING, { latitude, longitude });
}

/** True for a position inside a polygon, whose last point is joined to the first. */
export function isInside(ring: readonly Position[], { latitude, longitude }: Position): boolean {
  let inside = false;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length]!;
    const crosses = a.latitude > latitude !== b.latitude > latitude;
    const east =
      a.longitude +
      ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
    if (crosses && longitude < east) inside = !inside;
  }
  return inside;
}

/** Returns the kilometres from a position to San Marino; 0 inside. */
export function kilometresFromSanMarino(position: Position): number {
  if (isInSanMarino(position.latitude, position.longitude)) return 0;
  const distances = RING.map((a, index) => {
    const b = RING[(index + 1) % RING.length]!;
    return kilometresBetween(position, nearestBetween(a, b, position));
  });
  return Math.min(...distances);
}

/** Length of a degree of longitude here, in degrees of latitude. */
const EAST = Math.cos((ORIGIN.latitude * Math.PI) / 180);

/** Finds the point of a segment that is nearest to a position. */
function nearestBetween(a: Position, b: Position, { latitude, longitude }: Position): Position {
  const north = b.latitude - a.latitude;
  const east = b.longitude - a.longitude;
  const along = (latitude - a.latitude) * north + (longitude - a.longitude) * east * EAST ** 2;
  const part = Math.min(1, Math.max(0, along / (north ** 2 + (east * EAST) ** 2)));
  return { latitude: a.latitude + part * north, longitude: a.longitude + part * east };
}
