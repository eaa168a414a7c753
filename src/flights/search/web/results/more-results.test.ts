import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { type Line, linesOf, moreOf } from '#flights/search/web/results/more-results.ts'

async function lines(...pieces: readonly Uint8Array[]): Promise<readonly string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return Array.fromAsync(linesOf(body))
}

const whole = new TextEncoder().encode('{"supplier":"نیرا"}\n{"supplier":"duffel"}\n')

test('a stream is read line by line, however it is cut, even within a letter', async () => {
  for (let at = 0; at <= whole.length; at += 1)
    assert.deepEqual(await lines(whole.slice(0, at), whole.slice(at)), [
      '{"supplier":"نیرا"}',
      '{"supplier":"duffel"}',
    ])
})

test('a last line without its end counts, an empty one does not', async () => {
  assert.deepEqual(await lines(new TextEncoder().encode('{"a":1}\n\n{"b":2}')), ['{"a":1}', '{"b":2}'])
  assert.deepEqual(await lines(), [])
})

test('a line that is cut or given up while it is read ends the reading, and nothing is left that nobody hears of', async (t) => {
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.prependListener('unhandledRejection', hear)
  t.after(() => process.off('unhandledRejection', hear))
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('cut')) })
  await assert.rejects(Array.fromAsync(linesOf(body)), /cut/)
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(unheard, [])
})

type SupplierEnd = Pick<Line, 'supplier' | 'ended' | 'isComplete'>

async function endOf(told: readonly SupplierEnd[], isCut = false): Promise<string> {
  const body = [
    ...told.map((line) => JSON.stringify({ ...line, proposals: [] })),
    ...(isCut ? ['{"sup'] : []),
  ]
  const asked = mock.method(globalThis, 'fetch', async () => new Response(body.join('\n')))
  const heard: Line[] = []
  const search = { requestId: 'a', returningRequestId: null }
  const end = await moreOf(search, new AbortController().signal, (line) => heard.push(line))
  asked.mock.restore()
  assert.equal(heard.length, told.length)
  return end
}

const all: SupplierEnd = { supplier: 'nira', ended: 'whole', isComplete: false }

test('all have answered only when each has said all; a dead one, half an answer and a cut line are told apart from that', async () => {
  const last: SupplierEnd = { supplier: 'duffel', ended: 'whole', isComplete: true }
  assert.equal(await endOf([all, last]), 'whole')
  assert.equal(await endOf([{ ...all, ended: null }, all, last]), 'whole')
  assert.equal(await endOf([all, { ...last, ended: 'broken' }]), 'broken')
  assert.equal(await endOf([{ ...all, ended: 'broken' }, last]), 'broken')
  assert.equal(await endOf([all]), 'broken')
  assert.equal(await endOf([all], true), 'broken')
})
