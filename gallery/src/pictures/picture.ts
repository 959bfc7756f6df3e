/** A picture of the gallery's own, and what it shows. */
export interface Picture {
  src: string;
  alt: string;
  /** Pixels of the drawing; it scales. */
  width: number;
  height: number;
}
