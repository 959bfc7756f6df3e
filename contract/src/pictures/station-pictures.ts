/** A station's logo and photographs, as its people and administrators see and order them (decision 0034). */
import { z } from 'zod/mini';
import { StationNameSchema } from '../stations/station-name.ts';
import { GALLERY_MAX } from '../station-limits.ts';
import { line } from '../text.ts';

/** Form field of the file in PUT …/logo and POST …/pictures. */
export const PICTURE_FIELD = 'picture';

const texts = {
  /** Text alternative of the picture; empty when missing. */
  alt: z.string(),
  caption: z.nullable(z.string()),
};
const StationPictureSchema = z.object({
  id: z.number(),
  url: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  ...texts,
});
export type StationPicture = z.infer<typeof StationPictureSchema>;

/** GET /owner/stations/:id/pictures, and the answer to every change: the photographs in order. */
export const StationPicturesSchema = z.object({
  business: StationNameSchema,
  logo_url: z.nullable(z.string()),
  pictures: z.array(StationPictureSchema),
});
export type StationPictures = z.infer<typeof StationPicturesSchema>;

/** PUT …/pictures/:picture: an empty caption removes it. */
export const PictureTextsSchema = z.object({
  alt: line(GALLERY_MAX.alt),
  caption: line(GALLERY_MAX.caption),
});
export type PictureTexts = z.infer<typeof PictureTextsSchema>;

/** PUT …/pictures: the ids of all photographs of the station in the new order. */
export const PictureOrderSchema = z.object({
  order: z.array(z.int32()).check(z.maxLength(1_000)),
});
