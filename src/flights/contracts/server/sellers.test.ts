import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import { charterSellers } from '#flights/inventory/server/charters.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { contractFrom } from '#testing/flights/contract.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

after(stopSharedServer)

const { line, answer } = flightCalls.agencies
const namesAt = async (t: TestFlights) => (await t.data(answer, line, {})).map(({ name }) => name)

test('a guest is told whose seats are sold beside those of airlines, each once, while a contract stands', async () => {
  await using t = await openTestFlights()
  const before = charterSellers.map(({ name }) => name)
  assert.deepEqual(await namesAt(t), before)
  const contract = contractFrom(Temporal.PlainDate.from('2026-12-15'))
  const [toMashhad, toIstanbul] = contract.flights
  await t.flights.contracts.load(JSON.stringify({ ...contract, flights: [toIstanbul] }))
  assert.deepEqual(await namesAt(t), [...before, contract.seller])
  const second = { ...contract, name: 'kooch-winter', flights: [{ ...toMashhad, flight: 'W5 4711' }] }
  await t.flights.contracts.load(JSON.stringify(second))
  assert.deepEqual(await namesAt(t), [...before, contract.seller])
  await t.flights.contracts.withdraw(contract.name)
  assert.deepEqual(await namesAt(t), [...before, contract.seller])
  await t.flights.contracts.withdraw(second.name)
  assert.deepEqual(await namesAt(t), before)
})
