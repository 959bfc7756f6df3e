import type { Config } from '../config.ts';
import type { FigureParts, Metrics } from './metrics.ts';

/** Collects figures when somebody may read them; otherwise loads nothing. */
export async function openFigures(
  parts: FigureParts & { config: Pick<Config, 'metricsToken' | 'metricsPort'> },
): Promise<Metrics | undefined> {
  const { metricsToken, metricsPort } = parts.config;
  if (metricsToken === undefined && metricsPort === undefined) return undefined;
  const { openMetrics } = await import('./metrics.ts');
  return openMetrics(parts);
}
