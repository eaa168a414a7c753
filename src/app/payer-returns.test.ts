import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAgency } from '#app/agency.ts'
import type { Agency } from '#app/door.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { payBy } from '#simulators/bank/payer.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'
import { bookFaults } from '#wallet/server/books.ts'

const hyperpay = 5
const amount = 20_000_000

test('who is at the bank while our server falls comes back to the one that opened since, and is credited once', {
  timeout: 180_000,
}, async () => {
  await using t = await openTestAgency({ JOBS: 'elsewhere' })
  const { userId } = await t.admit('+989121234567')
  const { id } = await t.agency.payments.topUp({ userId, gatewayId: hyperpay, amount })
  const { action, reference = '' } = await t.agency.payments.goingOf(id, userId)
  await stop(t)
  await payBy(action ?? assert.fail(), ordinaryCard)
  await using again = await opensAgain(t)
  const query = new URLSearchParams({
    id: reference,
    resourcePath: `/v1/checkouts/${reference}/payment`,
  }).toString()
  const url = `/api/payment/Return/${id}`
  const unknown = query.replaceAll(reference, `${reference.slice(0, -2)}zz`)
  for (const search of [unknown, `id=${reference}`, '']) {
    const answer = await again.app.inject({ url: `${url}?${search}` })
    assert.equal(answer.statusCode, 404, answer.body)
    assert.match(answer.body, /این پرداخت پیدا نشد/)
  }
  assert.equal(await again.agency.wallet.balanceOf(userId), 0)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' }
  const answers = await Promise.all([
    again.app.inject({ url: `${url}?${query}` }),
    again.app.inject({ url: `${url}?${query}` }),
    again.app.inject({ method: 'POST', url, headers, payload: query }),
    again.app.inject({ method: 'POST', url: `${url}?${query}`, headers: { origin: 'null' } }),
  ])
  for (const answer of answers)
    assert.deepEqual(
      [answer.statusCode, answer.headers.location],
      [303, `/profile/transactions?payment=${id}`],
      answer.body,
    )
  assert.equal(await again.agency.wallet.balanceOf(userId), amount)
  assert.equal((await again.agency.payments.byId(id, userId)).status, 'captured')
  assert.deepEqual(await bookFaults(t.house.database), [])
})

async function stop({ agency, house }: TestAgency): Promise<void> {
  await house.app.close()
  await house.jobs.stop()
  await agency.close()
}

interface Opened extends AsyncDisposable {
  readonly app: TestAgency['house']['app']
  readonly agency: Agency
}

async function opensAgain({ house }: TestAgency): Promise<Opened> {
  const databaseUrl = String(house.settings.databaseUrl)
  const app = await openHttp({ settings: { ...house.settings, databaseUrl }, log: house.log })
  const jobs = openJobs(databaseUrl, house.log)
  const { settings, database, clock, log } = house
  const agency = await openAgency(app, { settings, database, clock, log, jobs, databaseUrl })
  await jobs.start('sending')
  return {
    app,
    agency,
    async [Symbol.asyncDispose]() {
      await app.close()
      await jobs.stop()
      await agency.close()
    },
  }
}
