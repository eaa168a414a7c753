import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsIn } from '#flights/facts/server/facts-settings.ts'

test('a demo asks the house simulator, production nobody until a key is given', () => {
  const { facts } = factsIn({ AERODATABOX_TWIN_PORT: '4008' }, 'demo')
  assert.deepEqual([facts?.isSimulator, facts?.baseUrl], [true, 'http://localhost:4008'])
  assert.deepEqual(factsIn({}, 'production'), { facts: undefined, faults: [] })
})

test('a key alone puts AeroDataBox in the place of the simulator', () => {
  for (const mode of ['demo', 'production'] as const)
    assert.deepEqual(factsIn({ AERODATABOX_KEY: 'ours' }, mode), {
      facts: { isSimulator: false, baseUrl: 'https://aerodatabox.p.rapidapi.com', apiKey: 'ours' },
      faults: [],
    })
})

test('none is none, even with a key', () => {
  assert.equal(factsIn({ FACTS: 'none', AERODATABOX_KEY: 'ours' }, 'demo').facts, undefined)
})

test('what is asked for and cannot be is named', () => {
  assert.deepEqual(factsIn({ FACTS: 'flightstats' }, 'demo').faults, ['FACTS: must be aerodatabox or none'])
  assert.deepEqual(factsIn({ FACTS: 'aerodatabox' }, 'production').faults, [
    'AERODATABOX_KEY: is needed to ask for facts',
  ])
  assert.deepEqual(factsIn({ AERODATABOX_URL: 'http://there' }, 'demo').faults, [
    'AERODATABOX_KEY: is needed to ask for facts',
  ])
  const plain = { AERODATABOX_URL: 'http://there', AERODATABOX_KEY: 'ours' }
  assert.deepEqual(factsIn(plain, 'production').faults, ['AERODATABOX_URL: must be an https address'])
  assert.deepEqual(factsIn(plain, 'demo').faults, [])
})
