import { expect, test } from 'vitest';
import { contractionsOf } from './migrations.mjs';

test.each([
  ['alter table station drop column phone;', 'drops'],
  ['alter table station drop phone;', 'drops'],
  ['alter table station drop if exists phone;', 'drops'],
  ['alter table station add code text,\n  drop phone;', 'drops'],
  ['drop table sheet;', 'drops'],
  ['drop view prices;', 'drops'],
  ['alter table station rename column phone to telephone;', 'renames'],
  ['alter table station rename to stop;', 'renames'],
  ['alter table station alter column id type bigint;', 'changes a type'],
  ['alter table station alter id set data type bigint;', 'changes a type'],
  ['alter table station alter column phone set not null;', 'wants a value'],
  ['alter table station add column code text not null;', 'wants a value'],
  ['alter table station add code text not null;', 'wants a value'],
  ['truncate sheet;', 'empties'],
])('%s contracts the schema', (sql, what) => {
  expect(contractionsOf(sql)).toEqual([what]);
  expect(contractionsOf(`-- contracts: unused since 0.2.0\n${sql}`)).toEqual([]);
});

test.each([
  'create table code (id integer primary key, name text not null);',
  'alter table station add column code text;',
  "alter table station add column code text not null default 'a, b';",
  'alter table station add column id2 integer not null generated always as identity;',
  'alter table station add constraint code_check check (code is not null);',
  // An existing constraint is loosened or replaced.
  'alter table station drop constraint code_check, add constraint code_check check (true);',
  'alter table station alter column code drop not null;',
  'drop index station_code;',
  '-- drop table station;\nselect 1;',
  "update station set note = 'drop table station; rename';",
  'create function f() returns trigger language plpgsql as $$ begin truncate x; end $$;',
  'create temp table wanted as select 1; drop table wanted;',
])('%s does not contract the schema', (sql) => {
  expect(contractionsOf(sql)).toEqual([]);
});
