/** A picture of the gallery, with its alternative text. */
export interface Picture {
  src: string;
  alt: string;
  /** Intrinsic size of the drawing in pixels. */
  width: number;
  height: number;
}
