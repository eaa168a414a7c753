import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLog } from '#server/log.ts'

function refusedRow(): Error {
  return Object.assign(new Error('new row violates check constraint "adult"'), {
    code: '23514',
    detail: 'Failing row contains (7, +989121234567, SARA).',
    hint: 'SARA is a child.',
    where: "unnamed portal parameter $1 = '0012345679'",
    internalQuery: "select '820540102680020817909002'",
    schema: 'accounts',
    table: 'users',
    column: 'birth_date',
    constraint: 'adult',
  })
}

function lineOf(err: unknown): string {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ err }, 'bug')
  return lines.join('')
}

test('what the database quotes of a row is not written down; what went wrong and where is', () => {
  const line = lineOf(refusedRow())
  assert.doesNotMatch(line, /9121234567|SARA|0012345679|8205401026/)
  const { err } = JSON.parse(line)
  assert.deepEqual(
    [err.type, err.errorCode, err.constraint, err.table, err.column],
    ['Error', '23514', 'adult', 'users', 'birth_date'],
  )
  assert.match(err.stack, /log\.test\.ts/)
})

test('a lost connection is written down without the connection', () => {
  const client = { connectionParameters: { user: 'app' }, processID: 20532 }
  const line = lineOf(Object.assign(new Error('terminating connection'), { code: '57P01', client }))
  assert.deepEqual([line.includes('terminating connection'), line.includes('20532')], [true, false])
})

test('nor of one that stands behind another, or among several', () => {
  for (const error of [
    new Error('outer', { cause: refusedRow() }),
    new AggregateError([new Error('first'), refusedRow()]),
    Object.assign(new Error('outer'), { inner: refusedRow() }),
  ]) {
    const line = lineOf(error)
    assert.match(line, /23514/)
    assert.doesNotMatch(line, /9121234567|SARA|0012345679|8205401026/)
  }
})

test('an error that is none, and one that holds itself, are written all the same', () => {
  assert.equal(JSON.parse(lineOf('a text')).err, 'a text')
  const round = new Error('round')
  round.cause = round
  assert.equal(JSON.parse(lineOf(round)).err.message, 'round')
})
