import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestOnce } from '#flights/search/web/results/request-once.ts'

test('a proposal is asked about once, each by itself', async () => {
  const asked: string[] = []
  const of = requestOnce(async (requestId, proposalId) => asked.push(`${requestId}/${proposalId}`))
  await Promise.all([of('a', '1'), of('a', '1'), of('a', '2'), of('b', '1')])
  await of('a', '1')
  assert.deepEqual(asked, ['a/1', 'a/2', 'b/1'])
})

test('what failed, and what was not whole, is asked again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('half'), Promise.resolve('whole')]
  let asked = 0
  const of = requestOnce<string>(
    () => answers[asked++] ?? Promise.resolve('too often'),
    (answer) => answer === 'whole',
  )
  await assert.rejects(of('a', '1'))
  assert.equal(await of('a', '1'), 'half')
  assert.equal(await of('a', '1'), 'whole')
  assert.equal(await of('a', '1'), 'whole')
})

test('only so many are remembered', async () => {
  let asked = 0
  const of = requestOnce(async () => asked++)
  for (let id = 0; id < 51; id++) await of('a', String(id))
  await of('a', '50')
  assert.equal(asked, 51)
  await of('a', '0')
  assert.equal(asked, 52)
})
