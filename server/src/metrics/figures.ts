import { Counter, Gauge, type LabelValues, type Registry } from '@prometheus-io/client';

export type Samples<Label extends string> = Iterable<
  readonly [labels: Readonly<Record<Label, string>>, value: number]
>;

/** A figure's name and description, and the function that reads its values. */
export interface Figure<Label extends string> {
  /** Ends with its unit; a counter's ends in `_total`. */
  name: `pieno_${string}`;
  help: string;
  labels?: readonly Label[];
  read: () => Samples<Label>;
}

/** Registers a figure that rises and falls. */
export function gauge<Label extends string = never>(
  registry: Registry,
  { name, help, labels = [], read }: Figure<Label>,
): void {
  const made = new Gauge<Label>({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      made.reset();
      // A figure without labels would read 0 while its value is unknown.
      if (labels.length === 0) made.remove();
      for (const [values, value] of read()) made.set(values as LabelValues<Label>, value);
    },
  });
}

/** Registers a figure that only rises, until the process ends. */
export function counter<Label extends string = never>(
  registry: Registry,
  { name, help, labels = [], read }: Figure<Label>,
): void {
  const made = new Counter<Label>({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      made.reset();
      for (const [values, count] of read()) made.inc(values as LabelValues<Label>, count);
    },
  });
}
