import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContract } from '#flights/contracts/contract-faults.ts'
import { contractFrom } from '#testing/flights/contract.ts'

const [flight] = contractFrom(Temporal.PlainDate.from('2027-05-01')).flights
const [fare] = flight?.fares ?? []
const [price] = fare?.prices ?? []
for (const [says, change, fault] of [
  ['no JSON', '{', /^no JSON: /],
  ['a missing field', { seller: undefined }, /^seller: is missing$/],
  ['a field nobody knows', { colour: 1 }, /^the file: unknown field colour$/],
  [
    'no airline',
    { flights: [{ ...flight, flight: 'Q0 12' }] },
    /^flights\[0\]\.flight: no airline we know: Q0$/,
  ],
  [
    'a day no month has',
    { flights: [{ ...flight, days: { from: '2027-02-30', until: '2027-05-02' } }] },
    /^flights\[0\]\.days\.from: must be a day/,
  ],
  [
    'a landing before it leaves',
    { flights: [{ ...flight, arrives: '10:00' }] },
    /^flights\[0\]\.arrives: lands -30 minutes/,
  ],
  [
    'a day without a price',
    { flights: [{ ...flight, fares: [{ ...fare, prices: [{ ...price, until: '2027-05-04' }] }] }] },
    /^flights\[0\]\.fares\[0\]\.prices: none for 2027-05-05$/,
  ],
  [
    'more owed than asked',
    { flights: [{ ...flight, fares: [{ ...fare, prices: [{ ...price, adult: 5 }] }] }] },
    /^flights\[0\]\.fares\[0\]\.prices\[0\]\.net\.adult: is more/,
  ],
  [
    'seats as a word',
    { flights: [{ ...flight, fares: [{ ...fare, seats: 'ten' }] }] },
    /^flights\[0\]\.fares\[0\]\.seats: must be a whole number$/,
  ],
  [
    'a refund that grows cheaper',
    {
      flights: [{ ...flight, fares: [{ ...fare, refund: [{ hoursBefore: 24, keeps: 50 }, { keeps: 20 }] }] }],
    },
    /^flights\[0\]\.fares\[0\]\.refund\[1\]\.keeps: less than earlier$/,
  ],
  [
    'the same flight twice',
    { flights: [flight, flight] },
    /^flights\[1\]\.days: W5 9999 of 2027-05-01 is in this contract twice$/,
  ],
] as const)
  test(`${says} is told by its field`, () => {
    const contract = contractFrom(Temporal.PlainDate.from('2027-05-01'))
    const text = typeof change === 'string' ? change : JSON.stringify({ ...contract, ...change })
    const { faults } = readContract(text)
    assert.match(faults[0] ?? '', fault)
  })

test('a contract as it should be has no fault, and is read as it was written', () => {
  const contract = contractFrom(Temporal.PlainDate.from('2027-05-01'))
  assert.deepEqual(readContract(JSON.stringify(contract)), { contract, faults: [] })
})
