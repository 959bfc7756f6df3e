export interface Picture {
  src: string;
  alt: string;
  /** Intrinsic size in pixels. */
  width: number;
  height: number;
}
