/** Writes small OpenStreetMap extracts in the format of the real ones. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { Blob, BlobHeader } from 'osm-pbf-parser-node/proto/fileformat.js';
import { HeaderBlock, PrimitiveBlock } from 'osm-pbf-parser-node/proto/osmformat.js';

const Pbf = createRequire(import.meta.resolve('osm-pbf-parser-node'))('pbf');
const STEP = 1e-7;
const TYPES = ['node', 'way', 'relation'];

/**
 * @param nodes lists of id, longitude, latitude, tags
 * @param ways lists of id, ids of nodes, tags
 * @param relations lists of id, members as { type, ref, role }, tags
 */
export function writeExtract(file, { nodes = [], ways = [], relations = [] }) {
  const strings = [''];
  const indexOf = (text) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const tagged = (tags = {}) => ({
    keys: Object.keys(tags).map(indexOf),
    vals: Object.values(tags).map(indexOf),
  });
  const steps = (list) => list.map((value, i) => value - (list[i - 1] ?? 0));
  const groups = [
    {
      nodes: nodes.map(([id, lon, lat, tags]) => ({
        id,
        lon: Math.round(lon / STEP),
        lat: Math.round(lat / STEP),
        ...tagged(tags),
      })),
    },
    { ways: ways.map(([id, refs, tags]) => ({ id, refs: steps(refs), ...tagged(tags) })) },
    {
      relations: relations.map(([id, members, tags]) => ({
        id,
        memids: steps(members.map(({ ref }) => ref)),
        types: members.map(({ type }) => TYPES.indexOf(type)),
        roles_sid: members.map(({ role }) => indexOf(role)),
        ...tagged(tags),
      })),
    },
  ];
  const stringtable = { s: strings.map((text) => Buffer.from(text)) };
  const blocks = groups.map((group) =>
    block('OSMData', written(PrimitiveBlock, { stringtable, primitivegroup: [group] })),
  );
  const head = block('OSMHeader', written(HeaderBlock, { required_features: ['OsmSchema-V0.6'] }));
  writeFileSync(file, Buffer.concat([head, ...blocks]));
}

function written(type, content) {
  const pbf = new Pbf();
  type.write(content, pbf);
  return Buffer.from(pbf.finish());
}

function block(type, content) {
  const data = written(Blob, { raw_size: content.length, zlib_data: deflateSync(content) });
  const header = written(BlobHeader, { type, datasize: data.length });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, data]);
}
