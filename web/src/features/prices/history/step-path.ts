/** What a price's steps look like: an SVG path of horizontal and vertical lines (rule chart-lines). Pure functions. */
import type { HistoryStep } from '@pieno/contract/history/history.ts';

/** Where a chart draws: instants in milliseconds since 1970, prices in euros. */
export interface Plot {
  x: (time: number) => number;
  y: (price: number) => number;
  /** The instants between which it draws. */
  from: number;
  until: number;
}

/** The two lines of a fuel, each a path's `d`, empty where there is nothing. */
export interface StepPaths {
  /** While the price was recent. */
  certain: string;
  /** While it was ageing or stale. */
  uncertain: string;
}

/**
 * Draws steps, each of which holds until the next one and the last until the end of the plot. A step without a price is a
 * gap; the rise or fall to a new price belongs to the line of the new one.
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

/** Where the drawing has come to. */
interface Pen {
  line: Line;
  y: number;
}

/** A path in the making. Two commands that only prolong a line are one. */
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

/** Tenths of a pixel are as fine as anybody can see. */
const tenth = (value: number): number => Math.round(value * 10) / 10;
