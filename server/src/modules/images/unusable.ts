/** The error for bytes that are no usable picture; the message is a phrase in Italian. */
export class UnusableImage extends Error {
  override name = 'UnusableImage';
}

/** The error for a file of any other kind. */
export const notAPicture = (): UnusableImage =>
  new UnusableImage("il file non è un'immagine JPEG, PNG, WebP o GIF");

export const tooLarge = (megapixels: number): UnusableImage =>
  new UnusableImage(`l'immagine supera ${megapixels} megapixel`);

/** The error for a picture whose bytes are truncated or contradict its format. */
export const damaged = (cause?: unknown): UnusableImage =>
  new UnusableImage("l'immagine è danneggiata o incompleta", { cause });

/** The error for a picture that takes too much memory or time to decode. */
export const tooHeavy = (): UnusableImage =>
  new UnusableImage("l'immagine richiede troppa memoria: salvala più piccola, come JPEG");
