import { Histogram, type Registry } from '@prometheus-io/client';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { counter } from './figures.ts';

/** Seconds: for a prepared answer, for one made on request, and the time from which a person waits. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5];
/** The label of addresses without a route, and of methods that no route has. */
const UNKNOWN = 'unknown';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Counted {
  route: string;
  method: string;
  statuses: Map<number, number>;
}

/**
 * Counts the answers of all routes registered later, also those sent past the framework. Each route counts under its
 * pattern, all files of the build as one.
 * @returns a function that starts counting for an app
 */
export function httpFigures(registry: Registry): (app: FastifyInstance) => void {
  const counted = new Map<string, Counted>();
  const durations = new Histogram<'route' | 'method'>({
    name: 'pieno_http_request_duration_seconds',
    help: 'Seconds from the head of a request until its answer was handed over.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
    registers: [registry],
  });
  counter<'route' | 'method' | 'status'>(registry, {
    name: 'pieno_http_requests_total',
    help: 'Answered requests.',
    labels: ['route', 'method', 'status'],
    *read() {
      for (const { statuses, ...labels } of counted.values()) {
        for (const [status, count] of statuses) yield [{ ...labels, status: `${status}` }, count];
      }
    },
  });

  const counterOf = (route: string, method: string) => {
    const labels = { route, method };
    const key = `${method} ${route}`;
    const { statuses } =
      counted.get(key) ?? counted.set(key, { ...labels, statuses: new Map() }).get(key)!;
    return (status: number, milliseconds: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      durations.observe(labels, milliseconds / 1_000);
    };
  };
  const unknown = new Map(
    [...METHODS, UNKNOWN].map((method) => [method, counterOf(UNKNOWN, method)]),
  );

  return (app) => {
    app.addHook('onRoute', (route) => {
      const counters = [route.method].flat().map((method) => {
        return [method, counterOf(nameOf(route), method)] as const;
      });
      const [[, only]] = counters as [(typeof counters)[number]];
      const byMethod = counters.length > 1 ? new Map(counters) : undefined;
      const hook: NonNullable<RouteOptions['onResponse']> = (request, reply, done) => {
        const count = byMethod?.get(request.method) ?? only;
        count(reply.raw.statusCode, reply.elapsedTime);
        done();
      };
      const others = route.onResponse ?? [];
      route.onResponse = Array.isArray(others) ? [...others, hook] : [others, hook];
    });
    app.addHook('onResponse', (request, reply, done) => {
      if (request.is404) {
        const count = unknown.get(request.method) ?? unknown.get(UNKNOWN)!;
        count(reply.raw.statusCode, reply.elapsedTime);
      }
      done();
    });
  };
}

const nameOf = ({ url }: Pick<RouteOptions, 'url'>): string =>
  /^[^:*]*\.\w+$/u.test(url) ? 'file' : url;
