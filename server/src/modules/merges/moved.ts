import type { Selectable } from 'kysely';
import type { Area } from '@pieno/contract/areas.ts';
import type { StationOwner } from '../../db/schema.gen.ts';
import type { LoneDays } from '../history/move-lone-days.ts';
import type { Country } from '../stations/areas.ts';

/** What a merge has moved, as it is kept to be undone. */
export interface Moved {
  /** Ids of rows by table. */
  rows: Record<string, string[]>;
  /** Days whose observations are deleted; missing in merges of before they moved. */
  days?: LoneDays;
  /** Fuel types whose marks moved. */
  fuels: number[];
  /** People who went along, with their state before. */
  people: PersonState[];
  /** People who stayed, revoked: the kept station knows them already. */
  left: PersonState[];
  /** Ids of scheduled prices that were cancelled. */
  schedules: string[];
  /** By how much the positions of the pictures that moved grew. */
  pictures: number;
  /** Facts that the kept station lacked, by column. */
  facts: Record<string, unknown>;
  /** Country and areas of the kept station, where its place was filled. */
  place: { country: Country; areas: Area[] } | null;
  /** Columns noted as decided by people. */
  fields: string[];
  /** Categories that it sells since. */
  decades: number[];
  /** True where the merged station's registry listed it, and the kept one's did not any more. */
  listed: boolean;
  /** Stations that led to the merged one before. */
  aliases: number[];
}

export interface PersonState {
  user: string;
  state: Selectable<StationOwner>['state'];
}
