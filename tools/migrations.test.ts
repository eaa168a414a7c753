import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sqlFilesIn } from '#database/schema-text.ts'
import { faultsOfMigration } from './migrations/faults.ts'

const folder = path.resolve(import.meta.dirname, '../src/database/migrations')

/** Of before there was a release: no house of anybody was filled when they ran. */
const accepted = new Set(
  '0130 0131 0133 0134 0135 0137 0138 0139 0142 0145 0158 0160 0165 0173 0174 0175 0179 0197 0200 0220 0240 0243 0244 0246 0260 0270 0277 0284 0285 0288'.split(
    ' ',
  ),
)

test('a migration leaves a house that runs, and servers of the build before, at their work', () => {
  for (const file of sqlFilesIn(folder)) {
    const faults = faultsOfMigration(readFileSync(path.join(folder, file), 'utf8'))
    const number = file.slice(0, 4)
    if (accepted.has(number)) assert.notDeepEqual(faults, [], `${file} need not be accepted`)
    else assert.deepEqual(faults, [], file)
  }
})

const planted: readonly (readonly [string, RegExp])[] = [
  ['alter table orders."order" add column note text not null', /has no default/],
  ['alter table orders.trip add id uuid not null default gen_random_uuid()', /another for each row/],
  ['alter table orders.trip add column made timestamptz default clock_timestamp()', /another for each row/],
  ['alter table orders.trip add column n bigserial', /serial/],
  ['alter table orders.trip add column n bigint generated always as identity', /generated/],
  ['alter table orders.trip alter column total type numeric(20, 0)', /another type/],
  ['alter table orders.trip add column a text,\n  alter total set not null', /under a lock/],
  ['alter table orders.trip add constraint some check (total > 0)', /not valid/],
  ["alter table orders.trip add column a text check (a in ('x', 'y'))", /not valid/],
  ['alter table orders.trip add foreign key (a) references a.b', /not valid/],
  ['alter table orders.trip add constraint once unique (code)', /an index is made/],
  ['alter table orders.trip add column a text unique', /an index is made/],
  ['alter table orders.trip set unlogged', /anew/],
  ['alter table orders.trip drop column code', /last build/],
  ['alter table orders.trip drop code', /last build/],
  ['alter table orders.trip rename column code to name', /by its name/],
  ['alter table orders.trip rename to journey', /by its name/],
  ["alter type orders.kind rename value 'a' to 'b'", /by its name/],
  ['alter table orders.trip set schema trips', /moves/],
  ['drop table if exists orders.trip', /last build/],
  ['drop function if exists orders.turn(uuid)', /last build/],
  ['create index on orders.trip (code)', /keeps writers out/],
  ['CREATE UNIQUE INDEX once\n  ON orders.trip (code)', /keeps writers out/],
  ['create index concurrently a on orders.trip (code)', /in a transaction/],
  ["update orders.trip set code = null where code = ''", /is a job/],
  ['delete from orders.trip where code is null', /is a job/],
  ['truncate orders.trip', /keeps everybody out/],
  ['set local lock_timeout = 0; alter table orders.trip add column a text', /limits/],
  ['-- small: orders.trip\nupdate orders.trip set code = 1', /is a job/],
  ['-- small: orders.other, a few dozen rows\nupdate orders.trip set code = 1', /is a job/],
  ['-- contract: done\ndrop table orders.trip', /last build/],
  ['-- contract: nobody reads it since 0.4\nupdate orders.trip set code = 1', /is a job/],
]

const fine: readonly string[] = [
  "create table a.b (id bigint primary key, note text not null check (note <> ''));\ncreate index on a.b (note)",
  'create table a.b (id int);\nupdate a.b set id = 1;\nalter table a.b alter id type bigint, drop column c',
  'alter table orders.trip add column note text, add column is_new boolean not null default false',
  'alter table orders.trip add column penalty numeric(12, 2) not null default 0',
  'alter table orders.trip add constraint some check (total > 0) not valid',
  'alter table orders.trip validate constraint some',
  'alter table orders.trip drop constraint some',
  "alter table orders.trip alter column note drop not null, alter column note set default 'x; drop table a.b'",
  '-- small: desk.staff, a few dozen rows\nalter table desk.staff add column n int check (n > 0);\nupdate desk.staff set n = 1',
  '-- contract: no server of before 0.4 runs\nalter table orders.trip drop column code; drop table a.b',
  'drop index orders.once; drop trigger t on orders.trip; create trigger t after update on orders.trip execute function a.b()',
  'do $$ begin update orders.trip set code = 1; end $$', // what a function does is not read
]

test('one that would write a filled table anew, keep people out or take away what is used is found', () => {
  for (const [text, pattern] of planted) assert.match(faultsOfMigration(text).join('\n'), pattern, text)
  for (const text of fine) assert.deepEqual(faultsOfMigration(text), [], text)
})
