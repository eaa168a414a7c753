import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visaSearchesHere, withoutVisaSearches, withVisaSearch } from '#visas/searches-here.ts'

const cookie = (header: string) => header.split(';')[0] ?? ''

test('a browser remembers countries, the same once and on top, and forgets on request', () => {
  const first = cookie(withVisaSearch(null, 'AE'))
  const second = cookie(withVisaSearch(first, 'IT'))
  assert.deepEqual(visaSearchesHere(second), ['IT', 'AE'])
  const again = cookie(withVisaSearch(second, 'AE'))
  assert.deepEqual(visaSearchesHere(again), ['AE', 'IT'])
  assert.deepEqual(visaSearchesHere(cookie(withoutVisaSearches(again, ['AE']))), ['IT'])
  assert.match(withoutVisaSearches(again), /Max-Age=0/)
})

test('what a browser made up is passed over', () => {
  assert.deepEqual(visaSearchesHere('visa-searches=XX|AE|<script>|ae'), ['AE'])
  assert.deepEqual(visaSearchesHere('searches=AE'), [])
  assert.deepEqual(visaSearchesHere(null), [])
})
