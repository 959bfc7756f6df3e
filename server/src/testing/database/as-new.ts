import type { Engine } from '../../db/embedded/engine.ts';

/**
 * Tables, columns, constraints, triggers, functions, roles, their settings, and the migrations: everything except rows.
 */
const SCHEMA = `
  select md5(string_agg(part, ' ' order by part)) from (
    select (oid, relname, relkind)::text from pg_class where oid >= 16384
    union all select (attrelid, attname, atttypid, attnotnull, atthasdef)::text from pg_attribute
      where attrelid >= 16384
    union all select (oid, conname, convalidated)::text from pg_constraint where oid >= 16384
    union all select (oid, tgname, tgenabled)::text from pg_trigger
    union all select (oid, proname, md5(prosrc))::text from pg_proc where oid >= 16384
    union all select (oid, rolname, rolcanlogin)::text from pg_roles
    union all select (setdatabase, setrole, setconfig)::text from pg_db_role_setting
    union all select (ctid, migration)::text from migration
  ) as parts (part)`;

/**
 * Empties each used table, with new files as in a new database: DELETE would leave dead rows, between which later rows
 * would be in another order. Triggers and references are off, sequences restart.
 */
const EMPTY = `
  do $$
  declare
    written text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    select string_agg(format('%I.%I', nspname, relname), ',') into written
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind = 'r' and relname not in ('migration', 'board_version')
      and pg_relation_size(pg_class.oid) > 0;
    if written is not null then
      execute 'truncate ' || written || ' cascade';
    end if;
    perform setval(seqrelid, seqstart, false) from pg_sequence;
    update board_version set version = 1;
  end $$`;

/** Returns a text that identifies the schema. */
export async function schemaOf(engine: Engine): Promise<string> {
  return await run(engine, SCHEMA);
}

/**
 * Restores a migrated embedded database to its state before the first use: no open transaction, no rows, no session
 * settings.
 * @param schema its schema at that time
 * @returns false if the schema has changed
 */
export async function makeAsNew(engine: Engine, schema: string): Promise<boolean> {
  if (engine.inTransaction) await run(engine, 'rollback');
  // Listeners, settings, temporary tables, prepared statements and locks of the session.
  await run(engine, 'discard all');
  if ((await schemaOf(engine)) !== schema) return false;
  await run(engine, EMPTY);
  await run(engine, 'checkpoint');
  return true;
}

/** Runs one statement. @returns the first value of its result, if any */
async function run(engine: Engine, text: string): Promise<string> {
  const results = await engine.run({ text, values: undefined }, undefined);
  return results.at(-1)?.rows[0]?.[0] ?? '';
}
