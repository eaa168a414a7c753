import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf } from '#flights/web/more-results.ts'

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
