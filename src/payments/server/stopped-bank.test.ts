import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { openTestBank } from '#testing/payments/gateways/bank.ts'
import { openTestShop } from '#testing/payments/shop.ts'

test('who comes back from HyperPay while its server stands still is led to the order, and waits there', async () => {
  const at = await openTestBank()
  await using shop = await openTestShop([at.gateway('hyperpay')])
  shop.nextOrder()
  const { id } = await shop.opened({ gatewayId: 5 })
  const { reference } = await one<{ reference: string }>(
    shop.house.database,
    sql`select reference from payments.attempts where id = ${id}`,
  )
  await at.bank.close()
  const resourcePath = encodeURIComponent(`/v1/checkouts/${reference}/payment`)
  for (const method of ['GET', 'POST'] as const) {
    const url = `/api/payment/Return/${id}?id=${reference}&resourcePath=${resourcePath}`
    const answer = await shop.house.app.inject({ method, url })
    assert.equal(answer.statusCode, 303, answer.body)
    assert.equal(answer.headers.location, `/payment/${shop.order.id}`)
  }
  assert.equal(await shop.statusOf(id), 'returned')
})
