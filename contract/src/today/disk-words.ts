import { z } from 'zod/mini';

/** A disk that will soon be full (rule disk-room). */
export const LowDiskSchema = z.object({
  /** Of those that Pieno writes to. */
  folder: z.string(),
  free_mb: z.number(),
  needed_mb: z.number(),
});
export type LowDisk = z.infer<typeof LowDiskSchema>;

const number = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** Says it in Italian. */
export const diskWords = ({ folder, free_mb, needed_mb }: LowDisk): string =>
  `Sul disco di ${folder} restano ${number.format(free_mb)} MB e ne servono ${number.format(needed_mb)}: quando è pieno non si salvano più né copie né prezzi`;
