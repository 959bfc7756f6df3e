/** Derives the graph of the drivable roads, on which phones compute routes (web/src/features/position/ways). */
import {
  readRoads as decodeRoads,
  toPoint,
} from '../../../web/src/features/position/ways/roads.ts';
import { isCovered } from '../../../web/src/features/position/ways/snap.ts';
import { joinLines } from '../map-lines.mjs';
import { contract, onlyConnected, withoutStubs } from './contract.mjs';
import { encodeRoads } from './encode-roads.mjs';
import { compare, wholeRoads } from './measure-roads.mjs';
import { readRoads } from './read-roads.mjs';

/**
 * @param extract of `readExtract`
 * @param cover the closed line inside which the extract has all roads
 * @returns the file's content, and its error compared with the whole graph
 */
export function makeRoads(extract, cover, source) {
  const line = cover.map((point) => toPoint(positionOf(point)));
  const isKnown = (point) => isCovered({ cover: line }, toPoint(positionOf(point)));
  const { edges, crossings } = readRoads(extract, isKnown);
  const connected = onlyConnected(edges, crossings);
  const isCrossing = (node) => crossings.has(node);
  const near = withoutStubs(
    connected,
    (node) => isCrossing(node) || isKnown(extract.nodes.get(node)),
  );
  const roads = encodeRoads({ edges: contract(near, isCrossing), crossings, cover, source });
  const whole = wholeRoads({ edges: connected, crossings, cover });
  const where = (isWanted) =>
    extract.points.filter(({ tags }) => isWanted(tags)).map(positionOfNode);
  const difference = compare(
    decodeRoads(roads),
    whole,
    where(({ place }) => place),
    where(({ amenity }) => amenity === 'fuel'),
  );
  return { roads, difference };
}

const positionOf = ([longitude, latitude]) => ({ longitude, latitude });
const positionOfNode = ({ lon, lat }) => ({ longitude: lon, latitude: lat });

/** @returns San Marino's border in an extract as a closed line; undefined if it is incomplete */
export function borderIn({ nodes, ways, relations }) {
  const border = relations.find(
    ({ tags }) => tags['ISO3166-1'] === 'SM' && tags.boundary === 'administrative',
  );
  const parts = (border?.members ?? []).filter(({ type, ref }) => type === 'way' && ways.has(ref));
  const lines = joinLines(parts.map(({ ref }) => ways.get(ref).refs));
  const ring = lines.find((refs) => refs[0] === refs.at(-1) && refs.every((ref) => nodes.has(ref)));
  return ring?.map((ref) => nodes.get(ref));
}
