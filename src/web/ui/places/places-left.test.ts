import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftIn, withLeft } from '#web/ui/places/places-left.ts'

const left = (entry: string, top = 100) => ({ entry, card: `card of ${entry}`, top })

test('each entry of the history has its own place, and the newest word counts', () => {
  const text = withLeft(withLeft(withLeft(null, left('a')), left('b')), left('a', 200))
  assert.deepEqual(leftIn(text, 'a'), left('a', 200))
  assert.deepEqual(leftIn(text, 'b'), left('b'))
  assert.equal(leftIn(text, 'c'), undefined)
})

test('what is old is let go', () => {
  let text: string | null = null
  for (let at = 0; at < 100; at += 1) text = withLeft(text, left(String(at)))
  assert.equal(leftIn(text, '0'), undefined)
  assert.deepEqual(leftIn(text, '99'), left('99'))
  assert.ok((text ?? '').length < 3000)
})

test('what something else kept there is nothing', () => {
  for (const text of [
    '',
    '{',
    'null',
    '7',
    '[null, 1, {"entry": 3}]',
    '[{"entry":"a","card":"b","top":"c"}]',
  ])
    assert.equal(leftIn(text, 'a'), undefined, text)
})
