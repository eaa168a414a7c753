import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { openTestHouse } from '#testing/server/house.ts'
import { bank, dariush, moving, sampleData, sara, walletOf } from '#testing/wallet/wallet.ts'
import type { Flow } from '#wallet/calls.ts'
import { alone } from '#wallet/server/room-links.ts'

const [trip, attemptId, refundId] = [randomUUID(), randomUUID(), randomUUID()]
const flowsLine = '/api/wallet/WalletFlows/GetCurrentUserWalletFlows'
const exportLine = '/api/export/CustomersExport/GetCurrentUserWalletFlows'

const named = {
  ...alone,
  numbersOfOrders: async () => new Map([[trip, '81240417']]),
  numbersOfRefunds: async () => new Map([[refundId, 'R-55']]),
  attempts: async () => new Map([[attemptId, { gateway: 'زرین‌پال', reference: '201' }]]),
}

async function threeDays(house: Awaited<ReturnType<typeof openTestHouse>>) {
  const room = await sampleData(house, named)
  house.clock.set(Temporal.Instant.from('2026-11-20T08:00:00Z'))
  await room.post({ ...moving('in', 1000), attemptId })
  house.clock.set(Temporal.Instant.from('2026-11-21T20:29:00Z')) // 23:59 in Tehran
  await room.post({ ...moving('out', 400, [walletOf(sara), bank]), orderId: trip })
  house.clock.set(Temporal.Instant.from('2026-11-21T20:45:00Z')) // 23:45 in Baghdad, 00:15 of the 22nd in Tehran
  await room.post({ ...moving('back', 300), orderId: trip, refundId })
  await room.post(moving('of another', 9000, [bank, walletOf(dariush)]))
  const flows = async (query: string): Promise<readonly Flow[]> =>
    (await room.ask(sara, `${flowsLine}?${query}`)).body.data.flows
  return { ...room, flows }
}

const amounts = (flows: readonly Flow[]) => flows.map((flow) => [flow.amount, flow.balance])

test('filters leave some movements, and each keeps the balance of the whole history', async () => {
  await using house = await openTestHouse()
  const { flows } = await threeDays(house)
  assert.deepEqual(amounts(await flows('')), [
    [300, 900],
    [-400, 600],
    [1000, 1000],
  ])
  assert.deepEqual(amounts(await flows('kind=out')), [[-400, 600]])
  assert.deepEqual(amounts(await flows('kind=in&take=1')), [[300, 900]])
  const the21st = 'from=2026-11-21&to=2026-11-21'
  assert.deepEqual(amounts(await flows(`${the21st}&timeZone=Asia/Tehran`)), [[-400, 600]])
  for (const inBaghdad of [the21st, `${the21st}&timeZone=Asia/Baghdad`])
    assert.deepEqual(amounts(await flows(inBaghdad)), [
      [300, 900],
      [-400, 600],
    ])
  assert.deepEqual(amounts(await flows(`orderId=${trip}`)), [
    [300, 900],
    [-400, 600],
  ])
  assert.deepEqual(amounts(await flows(`orderId=${randomUUID()}`)), [])
})

test('a page counts what the filter leaves', async () => {
  await using house = await openTestHouse()
  const { ask } = await threeDays(house)
  const { body } = await ask(sara, `${flowsLine}?kind=in&page=2&take=1`)
  assert.deepEqual([body.data.total, body.data.flows.length, body.data.flows[0].amount], [2, 1, 1000])
})

test('every movement says where it came from', async () => {
  await using house = await openTestHouse()
  const { flows, wallet } = await threeDays(house)
  const [back, out, paid] = await flows('')
  assert.deepEqual([paid?.gateway, paid?.reference, paid?.orderNumber], ['زرین‌پال', '201', null])
  assert.deepEqual([out?.orderId, out?.orderNumber, out?.gateway], [trip, '81240417', null])
  assert.deepEqual([back?.refundNumber, back?.orderNumber], ['R-55', '81240417'])
  assert.deepEqual(await wallet.ordersIn(sara), [{ orderId: trip, number: '81240417' }])
  assert.deepEqual(await wallet.ordersIn(dariush), [])
})

test('a day that is none and a kind that is none are refused in Persian', async () => {
  await using house = await openTestHouse()
  const { ask } = await sampleData(house)
  for (const wrong of ['from=1405-02-31x', 'to=2026-02-30', 'kind=both', 'orderId=1'])
    for (const line of [flowsLine, exportLine]) {
      const { status, body } = await ask(sara, `${line}?${wrong}`)
      assert.equal(status, 400, wrong)
      assert.match(body.meta.errors[0].errors[0], /درست نیست/)
    }
})

test('what a wallet lacks for a price is told, and nothing when it is enough', async () => {
  await using house = await openTestHouse()
  const { post, asked } = await sampleData(house)
  await post(moving('in', 700))
  const line = 'POST /api/wallet/wallet/CurrentUserBalanceDifference'
  const lacks = async (totalPrice: unknown) => (await asked(sara, line, { totalPrice })).json()
  assert.deepEqual((await lacks(1000)).data, { balance: 700, difference: 300 })
  assert.deepEqual((await lacks(700)).data, { balance: 700, difference: 0 })
  assert.deepEqual((await lacks(1)).data, { balance: 700, difference: 0 })
  assert.match((await lacks(-1)).meta.errors[0].errors[0], /مبلغ/)
  assert.equal((await asked(undefined, line, { totalPrice: 1 })).statusCode, 401)
  assert.deepEqual((await asked(dariush, line, { totalPrice: 5 })).json().data, { balance: 0, difference: 5 })
})

/** The rows of the only sheet: the last part of the archive that is deflated. */
function sheetIn(bytes: Buffer): string {
  const name = bytes.lastIndexOf('xl/worksheets/sheet1.xml', bytes.lastIndexOf('PK\u0001\u0002') - 1)
  return inflateRawSync(bytes.subarray(name + 'xl/worksheets/sheet1.xml'.length)).toString()
}

test('the workbook has the same rows as the page, with both calendars and whole rial', async () => {
  await using house = await openTestHouse()
  const { asked } = await threeDays(house)
  const answer = await asked(sara, `GET ${exportLine}?orderId=${trip}&timeZone=Asia/Tehran`)
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['content-type']), /spreadsheetml\.sheet/)
  assert.match(String(answer.headers['content-disposition']), /filename="wallet\.xlsx"/)
  const sheet = sheetIn(answer.rawPayload)
  assert.equal(sheet.match(/<row /g)?.length, 3)
  assert.match(
    sheet,
    /<row r="2">.*1405\/09\/01.*<v>46348<\/v>.*<v>0\.0104\d+<\/v>.*81240417.*R-55.*<v>300<\/v>.*<v>900<\/v>/,
  )
  assert.match(
    sheet,
    /<row r="3">.*1405\/08\/30.*<v>46347<\/v>.*<v>0\.9993\d+<\/v>.*<v>-400<\/v>.*<v>600<\/v>/,
  )
  const inBaghdad = sheetIn((await asked(sara, `GET ${exportLine}?orderId=${trip}`)).rawPayload)
  assert.match(inBaghdad, /<row r="2">.*1405\/08\/30.*<v>46347<\/v>.*<v>0\.9895\d+<\/v>/)
  assert.equal((await asked(undefined, `GET ${exportLine}`)).statusCode, 401)
})

/** Nine thousand nine hundred and ninety-nine more: out 10, in 20, and so on. */
const manyEntries = `
  with entry as (
    insert into wallet.entry (key, kind, memo, at)
    select 'n ' || n, 'payment-unused', '', now() from generate_series(1, 9999) as n order by n
    returning id, case substr(key, 3)::int % 2 when 0 then 20 else -10 end as amount)
  insert into wallet.posting (entry_id, account_id, amount)
  select entry.id, account.id, case class when 'traveller-wallet' then amount else -amount end
  from entry cross join wallet.account order by entry.id, account.id`

test('a statement of ten thousand movements is read in pieces and misses none', async () => {
  await using house = await openTestHouse()
  const { post, asked } = await sampleData(house)
  await post(moving('n 0', 20)) // opens the accounts
  await house.database.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx) // no triggers: the balance is not looked at
    await sql.raw(manyEntries).execute(trx)
  })
  const answer = await asked(sara, `GET ${exportLine}`)
  const sheet = sheetIn(answer.rawPayload)
  assert.equal(sheet.match(/<row /g)?.length, 10_001)
  assert.match(sheet, /<row r="2">.*?<v>-10<\/v><\/c><c [^>]*><v>50000<\/v>/)
  assert.match(sheet, /<row r="10001">.*<v>20<\/v><\/c><c [^>]*><v>20<\/v>/)
})

test('the running balance is what the balance was, though entries overtake each other', async () => {
  await using house = await openTestHouse()
  const { wallet, post } = await sampleData(house)
  // the first-numbered entry waits until the gift is posted
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      post(n % 3 === 0 ? moving(`in ${n}`, 90) : moving(`out ${n}`, 30, [walletOf(sara), bank])).catch(
        (error: { code?: string }) => assert.equal(error.code, 'INSUFFICIENT_BALANCE'),
      ),
    ),
  )
  const { flows } = await wallet.flowsOf(sara, { page: 1, take: 100 })
  assert.ok(flows.length >= 20)
  for (const flow of flows) assert.ok(flow.balance >= 0)
  assert.equal(flows[0]?.balance, await wallet.balanceOf(sara))
})
