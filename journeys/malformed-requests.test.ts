import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { sharedHouse } from './shared-house.ts'
import type { Stage } from './stage.ts'

suite('pages that are asked for oddly', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  const statusOf = async (path: string, how: RequestInit = {}) =>
    (await fetch(stage.address + path, { redirect: 'manual', ...how })).status

  test('behind another lock, and with a token of nobody, every page opens', async () => {
    for (const authorization of ['Basic c3RhZ2luZzpwYXNz', 'Bearer nonsense', 'Bearer', ''])
      for (const path of ['/', '/plp?origin=THR&destination=MHD', '/visa-home', '/landing', '/track.data'])
        assert.equal(await statusOf(path, { headers: { authorization } }), 200, `${authorization} ${path}`)
  })

  test('a day that is none is a day nobody has chosen', async () => {
    for (const day of ['5', '2026-02-30', '2026-13-45', '0000-00-00', '٪', '+275760-09-13', '-271821-04-20'])
      for (const trip of [
        `date=${day}`,
        `date=2027-01-01&back=${day}`,
        `back=${day}&trip=round`,
        `date2=${day}&trip=multi`,
      ])
        assert.equal(await statusOf(`/plp?origin=THR&destination=MHD&${encodeURI(trip)}`), 200, trip)
  })

  test('what no form of ours posts is not read, by any method', async () => {
    const types = ['text/plain', 'application/json', 'multipart/form-data', 'nonsense']
    for (const path of ['/?index', '/visa-home', '/hotel-home']) {
      for (const type of types)
        assert.equal(
          await statusOf(path, { method: 'POST', headers: { 'content-type': type }, body: 'x' }),
          400,
        )
      const cut = { 'content-type': 'multipart/form-data; boundary=b' }
      assert.equal(await statusOf(path, { method: 'POST', headers: cut, body: '--b\r\nnothing' }), 400, path)
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        assert.equal(await statusOf(path, { method }), 405, `${method} ${path}`)
      assert.equal(await statusOf(path, { method: 'POST', body: new URLSearchParams({ forget: '\0' }) }), 200)
    }
  })
})
