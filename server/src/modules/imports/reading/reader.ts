import type { Reject } from '../runs/reasons.ts';

/** The contents that a kind of import reads from its files: a small head, and lists that may be long. */
export interface FileContents {
  head: unknown;
  lists: { rejects: Reject[] };
}

/** The module of a kind of import that exports `read`. Only the reading process loads it. */
export interface Reader<Job, Contents extends FileContents> {
  /**
   * Reads and checks the files of a job completely.
   * @returns undefined when they are still those of the last import
   * @throws Refusal when they must not be imported
   */
  read(job: Job): Promise<Contents | undefined>;
}
