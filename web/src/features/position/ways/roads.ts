/** The graph of drivable roads (rule road-ways): file format and data structure. */
import type { Position } from '@pieno/contract/stations/distance.ts';

/** The file that `scripts/map/roads` writes: integers, mostly differences from the previous one. */
export interface RoadsFile {
  /** Source data and its licence. */
  source: string;
  /** Size of a step in degrees, and the origin in steps east and north. */
  unit: number;
  origin: [number, number];
  /** The area inside which all roads are known: steps east and north. */
  cover: [number[], number[]];
  /** The nodes: steps from the previous one, east and north. */
  nodes: [number[], number[]];
  /**
   * Per edge: its first node as the difference from the previous edge's, and its last as the
   * difference from its first.
   */
  from: number[];
  to: number[];
  /** Per edge: metres beyond the length of its line. */
  more: number[];
  /** Per edge: twice its speed in km/h, plus 1 if one-way. */
  pace: number[];
  /** Per edge: the number of its bends, and the steps from each to the next. */
  bends: number[];
  bend: [number[], number[]];
  /** Nodes at which main roads lead in (1), out (2) or both (3). */
  crossings: [node: number, ways: number][];
}

/** Metres per degree at San Marino's latitude. */
const EAST_M = 80_200;
const NORTH_M = 111_100;

/** A point in metres. */
export interface Point {
  east: number;
  north: number;
}

export interface Edge {
  from: number;
  to: number;
  metres: number;
  seconds: number;
  /** True if drivable only from its first node to its last. */
  isOneWay: boolean;
  /** Includes both ends. */
  line: readonly Point[];
}

export interface Crossing extends Position {
  node: number;
  leadsIn: boolean;
  leadsOut: boolean;
}

export interface Roads {
  edges: readonly Edge[];
  /** The straight segments of all lines: the start and end of each, in metres. */
  sections: Float64Array;
  /** Per segment: the index of its edge. */
  sectionEdges: Uint32Array;
  /** Per node: the edges by which it can be left. */
  leaving: readonly (readonly Edge[])[];
  cover: readonly Point[];
  crossings: readonly Crossing[];
}

/** Converts a position to metres. */
export const toPoint = ({ latitude, longitude }: Position): Point => ({
  east: longitude * EAST_M,
  north: latitude * NORTH_M,
});

export const metresBetween = (a: Point, b: Point): number =>
  Math.hypot(a.east - b.east, a.north - b.north);

/** Returns the length of a line in metres. */
export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, i) => sum + metresBetween(line[i]!, point), 0);

/** Builds the graph. */
export function roadsOf(
  edges: readonly Edge[],
  cover: readonly Point[],
  crossings: readonly Crossing[],
): Roads {
  const leaving: Edge[][] = [];
  const sections: number[] = [];
  const sectionEdges: number[] = [];
  for (const [index, edge] of edges.entries()) {
    (leaving[edge.from] ??= []).push(edge);
    (leaving[edge.to] ??= []).push(...(edge.isOneWay || edge.from === edge.to ? [] : [edge]));
    for (const [i, to] of edge.line.slice(1).entries()) {
      const from = edge.line[i]!;
      sections.push(from.east, from.north, to.east, to.north);
      sectionEdges.push(index);
    }
  }
  return {
    edges,
    sections: Float64Array.from(sections),
    sectionEdges: Uint32Array.from(sectionEdges),
    leaving,
    cover,
    crossings,
  };
}

/** Reads the roads file. */
export function readRoads(file: RoadsFile): Roads {
  const { unit, origin } = file;
  const degrees = (steps: Steps): Position => ({
    longitude: (origin[0] + steps[0]) * unit,
    latitude: (origin[1] + steps[1]) * unit,
  });
  const nodes = positions(file.nodes);
  const bends = file.bend[0].map((east, i): Steps => [east, file.bend[1][i]!]);
  let [from, used] = [0, 0];
  const edges = file.from.map((step, i): Edge => {
    from += step;
    const to = from + file.to[i]!;
    const line = [nodes[from]!];
    for (const [east, north] of bends.slice(used, used + file.bends[i]!)) {
      const [x, y] = line.at(-1)!;
      line.push([x + east, y + north]);
    }
    used += file.bends[i]!;
    const points = [...line, nodes[to]!].map((each) => toPoint(degrees(each)));
    const metres = Math.max(1, Math.round(lengthOf(points)) + file.more[i]!);
    const pace = file.pace[i]!;
    const seconds = (metres * 3.6) / Math.max(1, pace >> 1);
    return { from, to, metres, seconds, isOneWay: pace % 2 === 1, line: points };
  });
  const crossings = file.crossings.map(([node, ways]) => ({
    node,
    ...degrees(nodes[node]!),
    leadsIn: ways !== 2,
    leadsOut: ways !== 1,
  }));
  const cover = positions(file.cover).map((each) => toPoint(degrees(each)));
  return roadsOf(edges, cover, crossings);
}

type Steps = readonly [east: number, north: number];

function positions([east, north]: [number[], number[]]): Steps[] {
  let [x, y] = [0, 0];
  return east.map((step, i) => [(x += step), (y += north[i]!)]);
}
