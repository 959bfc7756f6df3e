/** A picture reduced to what its decoder needs: no metadata, no other content of the file, its first moment only. */
export interface BarePicture {
  bytes: Buffer;
  /** Pixels, as stored: before `orientation` is applied. */
  width: number;
  height: number;
  /** How to turn it upright, as in Exif: 1 to 8, 1 is upright. */
  orientation: number;
  /** Bytes that its decoder holds at once, estimated; the factors were measured (decision 0018). */
  held: number;
}
