export interface PartProps {
  /** What of the part is chosen, as the address says it behind the part's name: a station's id, or a person's. Undefined for none. */
  chosen: string | undefined;
  /** Which view of what is chosen; undefined for the first. */
  view?: string | undefined;
}
