import fc from 'fast-check';
import { DIESEL, MINUTE_MS, type HistoryEvent } from './event.ts';

/** Formats an event as a line: time, action, and the place unless it is diesel at the first station. */
function lineOf({ label, at, station, fuel, ...action }: HistoryEvent, start: number): string {
  const { act, ...more } = action;
  const details = Object.entries(more)
    .filter(([, value]) => value !== 0 && value !== false)
    .map(([name, value]) =>
      name === 'of' ? `of ${value}` : name === 'ago' ? `${value} min ago` : `${value}`,
    );
  const minutes = Math.round((at - start) / MINUTE_MS);
  const place = station === 0 && fuel === DIESEL ? '' : ` [station ${station}, fuel ${fuel}]`;
  return `${label}. after ${minutes} min: ${[act, ...details].join(' ')}${place}`;
}

/** Gives a list of events a readable text in fast-check's messages. */
export function printable(events: HistoryEvent[], start: number): HistoryEvent[] {
  const text = () => `\n${events.map((event) => lineOf(event, start)).join('\n')}\n`;
  return Object.defineProperty(events, fc.toStringMethod, { value: text });
}
