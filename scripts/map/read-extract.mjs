/** Reads an OpenStreetMap extract of any size: the contents of a box, and the parts of ways that extend outside. */
import { createOSMStream } from 'osm-pbf-parser-node';

/**
 * Reads the extract twice, so that memory depends on the box and not on the file: first the contents of the box, then
 * the points of the ways that touch it, which are kept whole.
 * @param box [west, south, east, north] in degrees
 * @returns nodes as id → [longitude, latitude], ways as id → { refs, tags }, relations with tags, places and fuel
 *   stations with their names, and `isInside`, which returns whether a node's id is in the box
 */
export async function readExtract(file, box) {
  const inside = new Set();
  const found = { nodes: new Map(), ways: new Map(), relations: [], points: [] };
  const needed = new Set();
  for await (const item of createOSMStream(file)) {
    if (item.type === 'node') {
      if (!contains(box, item)) continue;
      inside.add(item.id);
      if (item.tags) found.points.push(item);
    } else if (item.type === 'way') {
      if (!item.refs.some((ref) => inside.has(ref))) continue;
      found.ways.set(item.id, { refs: item.refs, tags: item.tags ?? {} });
      for (const ref of item.refs) needed.add(ref);
    } else if (item.tags && item.members.some(({ ref }) => found.ways.has(ref)))
      found.relations.push(item);
  }
  for await (const item of createOSMStream(file)) {
    // Nodes come first in every extract.
    if (item.type === 'way') break;
    if (needed.has(item.id)) found.nodes.set(item.id, [item.lon, item.lat]);
  }
  return { ...found, isInside: (ref) => inside.has(ref) };
}

const contains = ([west, south, east, north], { lon, lat }) =>
  lon >= west && lon <= east && lat >= south && lat <= north;
