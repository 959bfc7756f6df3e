/**
 * San Marino's border, simplified from OpenStreetMap (© OpenStreetMap contributors, ODbL 1.0, extract of 2026-03-04)
 * by `scripts/map/make-outline.mjs`: 158 points. A line is a list of east and north steps of 0.0001°, each
 * from the point before: "x y x y …".
 */

/** Asked for by the Open Database License wherever this outline is drawn. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors';

/** Where the first step of every line starts, in degrees. */
export const ORIGIN = { longitude: 12.4, latitude: 43.89 } as const;

export const BORDER =
  '24 633 27 -51 -4 -26 6 -33 14 -12 41 -22 16 -13 -4 -15 29 -39 4 -16 -6 -22 -49 -34 -9 -27 -13 -8 5 -16 10 -9 34 -96 -37 -62 0 -10 16 -7 8 -12 54 0 66 10 17 18 28 12 4 -2 -4 -8 12 1 9 -14 28 -6 11 4 10 15 12 2 4 -5 8 4 5 -3 6 4 -5 7 8 5 19 13 16 1 12 -4 9 -16 17 -4 22 -13 8 -24 -8 -3 -1 -4 15 -8 -1 -9 13 -15 44 -22 5 2 21 -5 10 7 16 3 22 -8 6 10 8 -4 27 13 12 -4 17 5 5 17 8 -14 47 8 120 -4 22 61 25 25 9 26 26 16 -4 6 -19 2 1 53 -10 12 5 18 13 18 22 11 10 15 40 3 19 5 6 9 0 21 9 16 2 16 3 5 10 2 10 14 4 19 18 6 29 33 46 32 -10 6 -1 27 -31 68 -64 71 29 46 -18 18 -3 44 -13 22 19 3 40 7 5 7 -21 87 7 2 13 20 10 6 27 3 -15 62 -10 5 -35 -4 -6 4 3 7 -18 -9 -13 2 -7 -7 -13 5 -9 -4 10 -4 -6 -13 -9 -1 4 -7 -14 -14 -18 -1 -12 -9 -8 5 -3 -2 -19 2 -13 -17 -23 -18 -23 5 -29 -14 -26 -7 -55 -4 -36 -10 -61 -22 -13 -11 -46 -18 -41 -23 -14 0 -7 -9 -48 -28 -7 5 -32 -33 -13 4 -9 -5 -40 -42 -28 -10 3 -6 -35 -34 -169 13 1 -8 -38 -43 -15 4 -5 -5 -23 -2 -63 21 -10 13 -19 -26';
