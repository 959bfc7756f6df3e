import { sql } from 'kysely';
import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import type { Executor } from '../../db/database.ts';

interface Row {
  id: string;
  decade: Alert['decade'];
  mode: Alert['mode'];
  target: 'area' | 'stations' | 'favorites';
  area: Alert['area'] | null;
  below: number;
  saving_cents: number | null;
  fill: number | null;
  reference_price: number | null;
  channels: Alert['channels'];
  created_at: Date;
  paused_by: Alert['paused'];
  told_at: Date | null;
  told_price: number | null;
  told_station_id: number | null;
  stations: { id: number; name: string }[];
}

/**
 * Lists a person's alerts, newest first, in their form on the wire (rule alert-wish). A merged station is replaced
 * by the remaining one.
 * @param id lists only this one
 */
export async function listAlerts(
  executor: Executor,
  userId: string,
  id?: string,
): Promise<Alert[]> {
  const { rows } = await sql<Row>`
    select alert.id, decade, mode, target, area, below, saving_cents, fill::float8 as fill, reference_price, channels,
      created_at, paused_by, told_at, told_price, coalesce(known.merged_into, known.id) as told_station_id,
      coalesce((
        select json_agg(json_build_object('id', id, 'name', name) order by id) from station
        where id in (
          select coalesce(merged_into, id) from alert_station
          join station on station.id = station_id where alert_id = alert.id
        )
      ), '[]') as stations
    from alert left join station known on known.id = told_station_id
    where user_id = ${userId} ${id === undefined ? sql`` : sql`and alert.id = ${id}`}
    order by alert.id desc`.execute(executor);
  return rows.map(present);
}

function present({ stations, ...row }: Row): Alert {
  const { target, area, fill, saving_cents, reference_price, told_at, told_price } = row;
  return {
    id: row.id,
    decade: row.decade,
    mode: row.mode,
    ...(area && { area }),
    ...(target === 'favorites' && { favorites: true }),
    ...(target === 'stations' && {
      business_ids: stations.map(({ id }) => id),
      business_names: stations.map(({ name }) => name),
    }),
    below: row.below / 1000,
    ...(saving_cents !== null && {
      saving: { euro: saving_cents / 100, litres: fill!, reference: reference_price! / 1000 },
    }),
    ...(fill !== null && { litres: fill }),
    channels: row.channels,
    paused: row.paused_by,
    created_at: row.created_at.toISOString(),
    // A price that the person already knew when the alert was made was not sent.
    told:
      told_at && told_price !== null
        ? {
            at: told_at.toISOString(),
            price: told_price / 1000,
            business_id: row.told_station_id,
          }
        : null,
  };
}
