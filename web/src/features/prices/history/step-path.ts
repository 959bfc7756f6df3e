/**
 * Draws price steps as an SVG path of horizontal and vertical lines (rule chart-lines). Pure
 * functions.
 */
import type { HistoryStep } from '@pieno/contract/history/history.ts';

/** A chart's coordinates: times in milliseconds since 1970, prices in euros. */
export interface Plot {
  x: (time: number) => number;
  y: (price: number) => number;
  /** The time range drawn. */
  from: number;
  until: number;
}

/** The two lines of a fuel as `d` attributes, empty if not needed. */
export interface StepPaths {
  /** Recent prices. */
  certain: string;
  /** Ageing or stale prices. */
  uncertain: string;
}

/**
 * Draws steps, each valid until the next and the last until the end of the plot. A step
 * without a price is a gap; the vertical part to a new price belongs to the new price's line.
 */
export function stepPaths(steps: readonly HistoryStep[], plot: Plot): StepPaths {
  const lines = { certain: new Line(), uncertain: new Line() };
  let pen = null as Pen | null;
  for (const [index, { at, price, state }] of steps.entries()) {
    const begin = Math.max(Date.parse(at), plot.from);
    const end = Math.min(Date.parse(steps[index + 1]?.at ?? '9999'), plot.until);
    if (end <= begin) continue;
    if (price === null) {
      pen = null;
      continue;
    }
    const line = state === 'fresh' ? lines.certain : lines.uncertain;
    const y = tenth(plot.y(price));
    if (pen?.line !== line) line.move(tenth(plot.x(begin)), pen?.y ?? y);
    line.level(y);
    line.reach(tenth(plot.x(end)));
    pen = { line, y };
  }
  return { certain: lines.certain.d, uncertain: lines.uncertain.d };
}

/** The current end of the drawing. */
interface Pen {
  line: Line;
  y: number;
}

/** Builds a path. Merges consecutive horizontal commands. */
class Line {
  readonly #commands: string[] = [];
  #y = NaN;

  move(x: number, y: number): void {
    this.#commands.push(`M${x} ${y}`);
    this.#y = y;
  }

  level(y: number): void {
    if (y !== this.#y) this.#commands.push(`V${y}`);
    this.#y = y;
  }

  reach(x: number): void {
    if (this.#commands.at(-1)?.startsWith('H')) this.#commands.pop();
    this.#commands.push(`H${x}`);
  }

  get d(): string {
    return this.#commands.join('');
  }
}

/** Finer than tenths of a pixel is invisible. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
