export interface PartProps {
  /** What is chosen within the part, from the address after the part's name: the id of a station or a person. */
  chosen: string | undefined;
  /** The view of what is chosen; undefined for the first. */
  view?: string | undefined;
}
