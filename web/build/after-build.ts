import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Returns a plugin that works on the finished build. Such plugins run in order, after the service worker's build, which
 * also runs in closeBundle.
 * @param work takes the absolute path of the built folder; an error that it throws fails the build
 */
export function afterBuild(name: string, work: (outDir: string) => Promise<void>): Plugin {
  let outDir = '';
  return {
    name,
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => work(outDir),
    },
  };
}
