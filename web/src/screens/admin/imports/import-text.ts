import { once } from '@pieno/contract/once.ts';
import {
  hasNoUsableRow,
  type ImportAttempt,
  type ImportKindName,
  type ImportTally,
} from '@pieno/contract/imports/administered-imports.ts';
import { ROLE_NAMES } from '@pieno/contract/actions/action-sentences.ts';
import { m } from '../../../paraglide/messages.js';

const KINDS = {
  mimit: m.import_kind_mimit,
  'mimit-history': m.import_kind_mimit_history,
  ocm: m.import_kind_ocm,
  osm: m.import_kind_osm,
  stations: m.import_kind_stations,
  prices: m.import_kind_prices,
  tidy: m.import_kind_tidy,
} satisfies Readonly<Record<ImportKindName | 'mimit-history' | 'tidy', () => string>>;
const ACTIONS = { import: m.import_action_import, trial: m.import_trial, undo: m.import_undoing };
const STATES = {
  running: m.import_running,
  done: m.import_done,
  refused: m.import_refused,
  failed: m.import_failed,
  interrupted: m.import_interrupted,
};

/** Names a kind of import; returns the key of an unknown one. */
export const kindName = (kind: string): string =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS]() : kind;

/** Formats an attempt's title: 'I tuoi prezzi · prova'. */
export const attemptTitle = ({ kind, action }: ImportAttempt): string =>
  action === 'import' ? kindName(kind) : `${kindName(kind)} · ${ACTIONS[action]()}`;

/** True for an attempt that succeeded and had usable rows, if any rows at all. */
export const isFine = ({ state, tallies }: ImportAttempt): boolean =>
  state === 'done' && !hasNoUsableRow(tallies);

export function stateName(attempt: ImportAttempt): string {
  const { state, undone_at: undone } = attempt;
  if (undone !== null) return m.import_undone();
  return state !== 'done' || isFine(attempt) ? STATES[state]() : m.import_in_vain();
}

/** Names who started an attempt; undefined if unknown. */
export const startedBy = ({ own, role }: ImportAttempt): string | undefined => {
  if (own) return m.admin_log_me();
  return role === null ? undefined : ROLE_NAMES[role];
};

const number = once(() => new Intl.NumberFormat(m.locale(), { useGrouping: 'always' }));

/** Formats a count: 23.973. */
export const countText = (count: number): string => number().format(count);

/** Summarises the rows of one kind of data in one line, without zero counts. */
export function tallyText(tally: ImportTally): string {
  const { subject, read, added, changed, unchanged, merged, held, withdrawn } = tally;
  const { outside, unplaced, rejected } = tally;
  const name = subject === 'stations' ? m.import_stations() : m.import_prices();
  const parts: [number, (given: { count: string }) => string][] = [
    [added, m.import_added],
    [changed, m.import_changed],
    [unchanged, m.import_unchanged],
    [merged, m.import_merged],
    [held, m.import_held],
    [withdrawn, m.import_withdrawn],
    [outside, m.import_outside],
    [unplaced, m.import_unplaced],
    [rejected, m.import_rejected],
  ];
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => text({ count: countText(count) }));
  return [`${name}: ${m.import_read({ count: countText(read) })}`, ...counts].join(', ');
}
