import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { bookFaults } from '#wallet/server/books.ts'
import { named } from './labels.ts'
import { secondServer } from './second-server.ts'
import { agreeToTerms, pay, signInAtHome, toConfirm } from './shopper.ts'
import { openStage, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('the server is killed between the payment and the ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ JOBS: 'elsewhere' }) // what is left undone, the second server alone takes up again
  })
  after(() => stage[Symbol.asyncDispose]())

  test('the page that waits tells the same end when the server is back, and there is one ticket, phone', async () => {
    const mobile = '09121180011'
    await using server = await secondServer(stage)
    await server.open()
    await using visit = await stage.visit('phone', { at: server.address })
    const { page } = visit
    await signInAtHome(page, stage, mobile)
    await toConfirm(page, stage, { flight: 'W5 9998', daysAhead: 9 })
    await agreeToTerms(page)
    await pay(page)
    await payAtBank(page)
    await page.getByRole('heading', { name: named('در حال صدور') }).waitFor()
    await server.kill()
    await server.open()
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 150_000 })
    assert.deepEqual(await ordersOf(mobile), [{ status: 'issued', captures: 1, tickets: 1 }])
    assert.deepEqual(await bookFaults(stage.product.agency.database), [])
  })

  async function ordersOf(mobile: string) {
    const { accounts, database } = stage.product.agency
    const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
    const { rows } = await sql<{ status: string; captures: number; tickets: number }>`
      select status, (select count(*)::integer from orders.capture where order_id = o.id) as captures,
        (select count(*)::integer from flights.tickets where order_id = o.id) as tickets
      from orders."order" o where owner_id = ${userId}`.execute(database)
    return rows
  }
})
