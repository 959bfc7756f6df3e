import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The parts of Emscripten's file system that fsync needs and PGlite's types leave out. */
interface NodeBackedFiles {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}
interface Stream {
  /** The file descriptor; a folder has none. */
  nfd?: number;
  node: unknown;
}

/**
 * File system for PGlite that calls fsync, so that commits reach the disk; PGlite's own does not (rule durable-writes,
 * decision 0001).
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pglite, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, given);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync as (module: unknown) => void];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync({ NODEFS }: { NODEFS: NodeBackedFiles }): void {
  NODEFS.stream_ops.fsync = (stream) => {
    if (stream.nfd === undefined) syncOpened(NODEFS.realPath(stream.node));
    else fs.fsyncSync(stream.nfd);
    return 0;
  };
}

/** Calls fsync on a folder, so that its directory entries reach the disk. */
export function syncOpened(folder: string): void {
  // Windows has no fsync for folders.
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

// Concurrent fsyncs share the disk's commits: ten times as fast as sequential ones.
const SIDE_BY_SIDE = 16;

/** Calls fsync on all files and folders of a new database: its creation does not go through `DurableNodeFS`. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  const inside = entries
    .filter((entry) => entry.isFile() || process.platform !== 'win32')
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = [...inside, folder, path.dirname(folder)].values();
  const sync = async () => {
    for (const name of waiting) {
      await using handle = await fs.promises.open(name, 'r');
      await handle.sync();
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, sync));
}
