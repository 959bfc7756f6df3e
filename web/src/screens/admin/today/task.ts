/** A line of *Oggi* that leads to its next step (rule admin-today-part). */
export interface Task {
  key: string;
  text: string;
  /** Where the next step is. */
  to?: string;
  /** The next step, or how it is done elsewhere. */
  step: string;
}
