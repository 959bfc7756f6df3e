import { Generator, getConfig } from '@tanstack/router-generator';

/** Generator options of the route tree from src/routes, for the build and `makeRouteTree`. */
export const routeTree = {
  target: 'react' as const,
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/route-tree.gen.ts',
  quoteStyle: 'single' as const,
};

/**
 * Generates the route tree without a build.
 * @param web the folder of the pages
 */
export async function makeRouteTree(web: string): Promise<void> {
  await new Generator({ config: getConfig(routeTree, web), root: web }).run();
}
