/** A line of *Oggi* that links to its next step (rule admin-today-part). */
export interface Task {
  key: string;
  text: string;
  /** Path of the next step. */
  to?: string;
  /** The next step, or how it is done elsewhere. */
  step: string;
}
