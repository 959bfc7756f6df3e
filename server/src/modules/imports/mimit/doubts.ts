/** Files that can be read but had better not be believed. */
import type { MinistryState } from './ministry-state.ts';
import type { PriceFile } from './prices.ts';
import type { Registry } from './registry.ts';

/** A file with less than this share of the last good one's rows was cut off. */
const SHRUNK_TO = 0.5;
/** More prices than this share without a station: the two files do not belong together. */
const ORPHANS_MAX = 0.1;
/** More new fuel names than this in one day: the file is damaged, not the market so inventive. */
const NEW_FUELS_MAX = 20;

/**
 * @param last what is remembered of the last good import
 * @returns one Italian sentence for each doubt; none when the files may be believed
 */
export function doubtsAbout(
  { registry, prices, orphans }: { registry: Registry; prices: PriceFile; orphans: number },
  unknownFuels: number,
  last: MinistryState | undefined,
): string[] {
  const doubts: string[] = [];
  for (const [name, file, before] of [
    ["L'anagrafica", registry, last?.registry],
    ['Il file dei prezzi', prices, last?.prices],
  ] as const) {
    if (file.cut) doubts.push(`${name} finisce a metà di una riga.`);
    if (before && file.read < before.rows * SHRUNK_TO) {
      doubts.push(`${name} ha soltanto ${file.read} righe: l'ultima volta erano ${before.rows}.`);
    }
    if (before && file.extractedOn < before.extractedOn) {
      doubts.push(
        `${name} porta la data ${file.extractedOn}: quella già importata è ${before.extractedOn}.`,
      );
    }
  }
  if (orphans > prices.rows.length * ORPHANS_MAX) {
    doubts.push(
      `${orphans} prezzi su ${prices.rows.length} sono di impianti assenti dall'anagrafica: i due file non vanno insieme.`,
    );
  }
  if (unknownFuels > NEW_FUELS_MAX) {
    doubts.push(
      `Il file dei prezzi nomina ${unknownFuels} carburanti mai visti: sembra danneggiato.`,
    );
  }
  return doubts;
}
