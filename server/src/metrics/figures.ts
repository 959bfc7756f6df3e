import { Counter, Gauge, type LabelValues, type Registry } from '@prometheus-io/client';

/** Values of a figure, each with its labels. */
export type Samples<Label extends string> = Iterable<
  readonly [labels: Readonly<Record<Label, string>>, value: number]
>;

/** What a figure is called and says, and how its values are read when somebody asks for them. */
export interface Figure<Label extends string> {
  /** With its unit at the end; a counter's ends in `_total`. */
  name: `pieno_${string}`;
  help: string;
  labels?: readonly Label[];
  read: () => Samples<Label>;
}

/** Registers a figure that goes up and down. */
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
      // One without labels would say 0 where nothing is known.
      if (labels.length === 0) made.remove();
      for (const [values, value] of read()) made.set(values as LabelValues<Label>, value);
    },
  });
}

/** Registers a figure that only goes up, until the process ends. */
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
