import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectionWords } from '#flights/facts/connection-words.ts'
import type { Connection } from '#flights/proposal.ts'

const easy: Connection = {
  airport: 'IST',
  airportName: 'فرودگاه استانبول',
  cityName: 'استانبول',
  nextAirport: null,
  minutes: 130,
  isSelfTransfer: false,
  isOvernight: false,
  visa: null,
}
const kinds = (stop: Partial<Connection>) => connectionWords({ ...easy, ...stop }).map(({ kind }) => kind)

test('of a stop without trouble there is nothing to say', () => {
  assert.deepEqual(kinds({}), [])
})

test('every trouble has its word, and all of them together keep their order', () => {
  assert.deepEqual(kinds({ isOvernight: true }), ['overnight'])
  assert.deepEqual(kinds({ nextAirport: 'SAW' }), ['airport-change'])
  assert.deepEqual(kinds({ isSelfTransfer: true, minutes: 400 }), ['self-transfer'])
  assert.deepEqual(kinds({ visa: 'ویزا لازم است.' }), ['visa'])
  const all = { isOvernight: true, nextAirport: 'SAW', isSelfTransfer: true, visa: '', minutes: 240 }
  assert.deepEqual(kinds(all), ['overnight', 'airport-change', 'self-transfer', 'visa', 'short'])
})

test('a stop is short below an hour and a quarter on one ticket, below five hours on two', () => {
  const cases: readonly (readonly [number, boolean, boolean])[] = [
    [74, false, true],
    [75, false, false],
    [299, true, true],
    [300, true, false],
  ]
  for (const [minutes, isSelfTransfer, isShort] of cases)
    assert.equal(kinds({ minutes, isSelfTransfer }).includes('short'), isShort, `${minutes}`)
})

test("a change of airport tells both, how far that is, and that bags are one's own", () => {
  const tehran = {
    ...easy,
    cityName: 'تهران',
    airport: 'THR',
    airportName: 'فرودگاه مهرآباد',
    nextAirport: 'IKA',
    nextAirportName: 'فرودگاه امام خمینی',
    taxiMinutes: 90,
    minutes: 300,
  }
  const [onOne, short, ...more] = connectionWords(tehran)
  assert.deepEqual([short, more], [undefined, []])
  const plain = (text = '') => text.replaceAll(/[\u2066\u2069]/g, '')
  assert.equal(
    plain(onOne?.badge),
    'تغییر فرودگاه در تهران: مهرآباد (THR) به امام خمینی (IKA)، با تاکسی حدود ۹۰ دقیقه',
  )
  assert.match(onOne?.sentence ?? '', /با خودتان است\. بار را تحویل بگیرید/)
  const kindsOf = (stop: Partial<Connection>) =>
    connectionWords({ ...tehran, ...stop }).map(({ kind }) => kind)
  assert.deepEqual(kindsOf({ isSelfTransfer: true, minutes: 389 }), [
    'airport-change',
    'self-transfer',
    'short',
  ])
  assert.deepEqual(kindsOf({ isSelfTransfer: true, minutes: 390 }), ['airport-change', 'self-transfer'])
})

test('the sentence names both airports, and that of a visa is as it was written', () => {
  const [change] = connectionWords({ ...easy, nextAirport: 'SAW' })
  assert.match(change?.sentence ?? '', /IST.*SAW/)
  assert.match(change?.badge ?? '', /IST.*SAW/)
  const [visa] = connectionWords({ ...easy, visa: 'ویزا لازم است.' })
  assert.equal(visa?.sentence, 'ویزا لازم است.')
})

test('whatever is said is a whole sentence', () => {
  const all = { isOvernight: true, nextAirport: 'SAW', isSelfTransfer: true, visa: 'بپرسید.', minutes: 60 }
  for (const { badge, sentence } of connectionWords({ ...easy, ...all })) {
    assert.match(sentence, /\.$/)
    assert.doesNotMatch(badge, /\.$/)
  }
})
