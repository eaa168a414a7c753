import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as rest } from 'node:timers/promises'
import { bell } from '#server/queue-wakeup.ts'

function heard() {
  const rings: (readonly string[])[] = []
  const sent = bell(async (queues) => void rings.push(queues))
  const until = async (count: number) => {
    for (let tries = 0; tries < 12_000 && rings.length < count; tries++) await rest(5)
    assert.ok(rings.length >= count)
  }
  return { rings, sent, until }
}

test('a queue is rung for after the sending, twice, however much was sent', async () => {
  const { rings, sent, until } = heard()
  for (let times = 0; times < 100; times++) sent('issue')
  sent('news')
  assert.deepEqual(rings, [])
  await until(2)
  assert.deepEqual(rings, [
    ['issue', 'news'],
    ['issue', 'news'],
  ])
})

test('what is sent after the bell rang rings it again', async () => {
  const { rings, sent, until } = heard()
  sent('issue')
  await until(2)
  sent('news')
  await until(4)
  assert.deepEqual(rings, [['issue'], ['issue'], ['news'], ['news']])
})
