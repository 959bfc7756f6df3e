import type { CommandContext } from '../../../control/command.ts';
import type { Executor } from '../../../db/database.ts';
import type { DownloadScope } from '../reading/download-scope.ts';

/** Who starts an import: an administrator's account, the operator at the command line, or a job. */
export type ImportActor =
  | { role: 'administrator'; userId: string }
  | { role: 'operator' }
  | { role: 'job' };

/** What an import works with. A command's context is one: the operator imports, and for real. */
export interface ImportContext extends CommandContext {
  /** The operator where it is missing. */
  actor?: ImportActor;
  /** True for a trial: every row is evaluated as in an import, and nothing is written. */
  isTrial?: boolean;
  /** Names of the files, and addresses without their query, for the list of attempts. */
  source?: string;
  /** Where addresses may lead; unset: as each kind says for those typed at a terminal. */
  downloads?: DownloadScope;
  /** Makes sure that who imports may do so, in the transaction that writes the attempt down. */
  mayBegin?(tx: Executor): Promise<void>;
  /** Called once the attempt is written down, with its id. */
  onBegun?(attempt: number): void;
}
