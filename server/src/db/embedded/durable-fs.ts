import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The parts of Emscripten's file system that an fsync needs and PGlite's types leave out. */
interface NodeBackedFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}
interface Stream {
  /** The file descriptor; a folder has none. */
  nfd?: number;
  node: unknown;
}

/** A folder whose database really reaches the disk: PGlite's own never calls fsync (design §1, guard 3). */
export class DurableNodeFS extends NodeFS {
  override async init(...[pglite, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, given);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync as (module: unknown) => void];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync({ NODEFS }: { NODEFS: NodeBackedFiles }): void {
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
    else fs.fsyncSync(stream.nfd);
    return 0;
  };
}

/** Brings a new database folder to the disk: what creates it does not go through `DurableNodeFS`. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    syncPath(path.join(entry.parentPath, entry.name));
  }
  syncPath(folder);
  syncPath(path.dirname(folder));
}

function syncPath(name: string): void {
  const descriptor = fs.openSync(name, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
