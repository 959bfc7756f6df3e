import type { CommandContext } from '../../../control/command.ts';
import type { Executor } from '../../../db/database.ts';
import type { DownloadScope } from '../reading/download-scope.ts';

/** The actor who starts an import: an administrator's account, the operator at the command line, or a job. */
export type ImportActor =
  | { role: 'administrator'; userId: string }
  | { role: 'operator' }
  | { role: 'job' };

/** The context of an import. A command's context is one, of the operator and without a trial. */
export interface ImportContext extends CommandContext {
  /** The operator when missing. */
  actor?: ImportActor;
  /** True for a trial: every row is evaluated as in an import, and nothing is written. */
  isTrial?: boolean;
  /** Names of the files, and addresses without their query, for the list of attempts. */
  source?: string;
  /** Permitted targets of addresses; unset for those that each kind permits at a terminal. */
  downloads?: DownloadScope;
  /** Checks that the actor may import, in the transaction that stores the attempt. */
  mayBegin?(tx: Executor): Promise<void>;
  /** Called with the attempt's id after it is stored. */
  onBegun?(attempt: number): void;
}
