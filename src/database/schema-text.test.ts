import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { sqlFilesIn } from '#database/schema-text.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse } from '#testing/server/house.ts'

after(stopSharedServer)

interface Text {
  readonly file: string
  readonly text: string
}

const textsOf = (part: string): readonly Text[] =>
  sqlFilesIn(path.join(import.meta.dirname, part)).map((name) => ({
    file: `${part}/${name}`,
    text: readFileSync(path.join(import.meta.dirname, part, name), 'utf8').replaceAll(/--.*$/gm, ''),
  }))
const baseline = textsOf('baseline')
const functions = textsOf('functions')

/** Function names in statements of this kind. */
const named = (text: string, action: string) =>
  [...text.matchAll(new RegExp(`${action}\\s+(?:function|procedure)\\s+([\\w."]+)`, 'gi'))].map(
    ([, name = '']) => name,
  )

const homes = new Map(
  functions.flatMap(({ file, text }) =>
    named(text, 'create or replace').map((name) => [name, file] as const),
  ),
)

/** Uses of functions that fail on an older or an empty database. */
function faultsOf(text: string): readonly string[] {
  const isIncluded = (name: string) =>
    homes.get(name) === 'functions/public.sql' || text.includes(`\\ir ../${homes.get(name)}\n`)
  return [
    ...named(text, 'create(?: or replace)?').map((name) => `${name} is to be written in functions/`),
    ...named(text, 'drop')
      .filter((name) => name !== 'if')
      .map((name) => `${name} is to be dropped «if exists»: an empty database never had it`),
    ...named(text, 'execute')
      .filter((name) => !isIncluded(name))
      .map((name) => `${name} is to be included before it is called (\\ir): an older database has it not`),
  ]
}

test('every function is written once, in functions/, so that it can be applied again', async () => {
  const written = functions.flatMap(({ text }) => named(text, 'create or replace'))
  assert.equal(new Set(written).size, written.length)
  for (const { file, text } of functions)
    assert.deepEqual(named(text, 'create'), [], `${file}: create or replace`)
  await using house = await openTestHouse()
  const there = await all(
    house.database,
    sql<{ name: string }>`select n.nspname || '.' || p.proname as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace
      where n.nspname not in ('pg_catalog', 'information_schema', 'jobs') order by name`,
  )
  const names = there.map(({ name }) => name)
  assert.deepEqual(names, written.toSorted())
})

test('baseline and migrations leave functions to functions/, and include those they call', () => {
  for (const { file, text } of [...baseline, ...textsOf('migrations')])
    assert.deepEqual(faultsOf(text), [], file)
})

test('a migration that would go wrong elsewhere is found', () => {
  const trigger = 'create trigger t before insert on a.b for each row execute function orders.guard_life();'
  assert.equal(faultsOf('create or replace function a.b() returns int').length, 1)
  assert.equal(faultsOf('drop function orders.take_turn(uuid);').length, 1)
  assert.equal(faultsOf(trigger).length, 1)
  assert.deepEqual(faultsOf(`\\ir ../functions/orders.sql\n${trigger}\ndrop function if exists a.b();`), [])
})

test('the baseline stands: what is other than it is a migration, which older databases get too', () => {
  const statements = baseline.map(({ text }) => text.replaceAll(/^\\ir .*$/gm, '').replaceAll(/\s+/g, ' '))
  const digest = createHash('sha256').update(statements.join('')).digest('hex')
  assert.equal(digest, 'ecb8d5aa318f719264c84cc0ee13b03ead669b82c03d68f5170bd67ac55c2ca0')
})
