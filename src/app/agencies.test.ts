import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { type AgencyPage, agencyCalls } from '#agencies/calls.ts'
import { agencyFaults } from '#agencies/server/invariants.ts'
import { monthOf, monthText } from '#calendar/jalali-month.ts'
import { all } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import { agencyOnCredit, type TestAgencyOnCredit } from '#testing/agencies/agency.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { journeysOf } from '#testing/app/issued.ts'
import { staffIn, type TestStaff } from '#testing/desk/staff.ts'
import { sara } from '#testing/flights/buying.ts'
import { toBank, toWallet } from '#testing/refunds/questions.ts'
import { dayOf } from '#wallet/days.ts'
import { bookFaults } from '#wallet/server/books.ts'

const reason = 'قرارداد تازه'

suite('agencies that buy on credit', () => {
  let t: TestAgency
  let finance: TestStaff
  let owner: TestStaff
  before(async () => {
    t = await openTestAgency({ JOBS: 'elsewhere' })
    finance = await staffIn(t, ['finance'])
    owner = await staffIn(t, ['owner'])
  })
  after(async () => {
    assert.deepEqual(await agencyFaults(t.house.database), [])
    assert.deepEqual(await bookFaults(t.house.database), [])
    await t[Symbol.asyncDispose]()
  })

  let people = 0
  const admitted = () => t.admit(`+98913${String(++people).padStart(7, '0')}`)
  const opened = (limit: number) =>
    agencyOnCredit({ database: t.house.database, agencies: t.agency.agencies }, { limit })
  async function manager(of: TestAgencyOnCredit): Promise<SignedIn> {
    const user = await admitted()
    await of.join(user.userId, { role: 'manager' })
    return user
  }
  async function held(by: SignedIn) {
    const journeys = journeysOf(t, by)
    const made = await journeys.submitted(by.userId, await journeys.roundTrip(), [sara])
    return (await t.agency.orders.approve(made.orderId, by.userId)).order
  }
  const confirm = (by: SignedIn, orderId: string) =>
    t.ask(orderCalls.confirmOnCredit.line, { by: by.token, body: { orderId }, key: randomUUID() })
  async function issued(by: SignedIn) {
    const order = await held(by)
    const said = await confirm(by, order.orderId)
    assert.equal(said.status, 200, said.text)
    await t.agency.orders.work.issue(order.orderId)
    return order
  }
  const debtOf = async ({ agencyId }: TestAgencyOnCredit) =>
    0 - (await t.agency.wallet.receivables.stateOf(agencyId)).balance

  async function approved(line: string, body: object) {
    const said = await finance.ask(line, body)
    assert.equal(said.status, 200, said.text)
    const { number } = said.data as { number: number }
    const { data } = await finance.ask('GET /api/desk/proposals')
    const [proposal] = (data as { id: string; number: number }[]).filter((one) => one.number === number)
    const approve = `POST /api/desk/proposals/${proposal?.id}/approve`
    assert.equal((await finance.ask(approve)).code, 'OWN_PROPOSAL')
    return owner.ask(approve)
  }

  test('two of the desk open it and invite its manager, who invites a seller; nobody alone does', async () => {
    const company = { name: 'سفر نیلوفر', phone: '021-88112233', nationalId: '14005566778', dueDays: 14 }
    const opening = { ...company, limit: 500_000_000, reason }
    assert.equal((await approved('POST /api/desk/agencies', opening)).status, 200)
    assert.equal((await finance.ask('POST /api/desk/agencies', opening)).code, 'AGENCY_KNOWN')
    const [agency] = (await t.agency.agencies.desk.list()).filter(({ name }) => name === company.name)
    assert.ok(agency)
    const [chief, seller] = [await admitted(), await admitted()]
    const phoneOf = async ({ userId }: SignedIn) => (await t.agency.accounts.userOf(userId))?.phone ?? ''
    const naming = `POST /api/desk/agencies/${agency.id}/managers`
    assert.equal((await finance.ask(naming, { mobile: await phoneOf(chief), reason })).status, 200)
    const mine = async ({ token }: SignedIn) =>
      (await t.ask(agencyCalls.mine.line, { by: token })).data as AgencyPage
    assert.deepEqual((await mine(chief)).invitations, [])
    assert.equal((await approved(naming, { mobile: await phoneOf(chief), reason })).status, 200)
    const invitedBySms = async (user: SignedIn) => {
      const sent = await all(
        t.house.database,
        sql<{ tokens: string[] }>`select tokens from messages.outbox
          where template = 'agency-invited' and recipient = ${await phoneOf(user)}`,
      )
      return sent.map(({ tokens }) => tokens[1])
    }
    assert.deepEqual(await invitedBySms(chief), [company.name])
    const accept = async (user: SignedIn) => {
      const [invitation] = (await mine(user)).invitations
      const body = { personId: invitation?.personId, isAccepted: true }
      const stranger = await admitted()
      const stolen = await t.ask(agencyCalls.answer.line, { by: stranger.token, body })
      assert.equal(stolen.code, 'INVITATION_NOT_FOUND')
      assert.equal((await t.ask(agencyCalls.answer.line, { by: user.token, body })).status, 200)
    }
    await accept(chief)
    const terms = { role: 'seller', orderLimit: 100_000_000, dayLimit: 200_000_000 }
    const invite = (by: SignedIn, body: object) => t.ask(agencyCalls.invite.line, { by: by.token, body })
    const invited = { mobile: await phoneOf(seller), ...terms }
    assert.equal((await invite(seller, invited)).code, 'NO_AGENCY')
    assert.equal((await invite(chief, { ...invited, dayLimit: 1 })).code, 'DAY_BELOW_ORDER')
    assert.equal((await invite(chief, invited)).status, 200)
    assert.equal((await invite(chief, invited)).code, 'INVITED_ALREADY')
    assert.deepEqual(await invitedBySms(seller), [company.name])
    await accept(seller)
    assert.equal((await invite(seller, invited)).code, 'NOT_MANAGER')
    const { agency: seen } = await mine(seller)
    assert.deepEqual([seen?.role, seen?.account, seen?.mayBuy], ['seller', null, 100_000_000])
    const self = (await mine(chief)).agency?.personId
    const leave = await t.ask(agencyCalls.remove.line, { by: chief.token, body: { personId: self } })
    assert.equal(leave.code, 'LAST_MANAGER')
  })

  test('tickets come at once on credit; their paper has the agency’s name, phone and price, and never what it paid', async () => {
    const agency = await opened(1_000_000_000)
    const seller = await manager(agency)
    const markup = { by: seller.token, body: { markup: 1250 } }
    assert.equal((await t.ask(agencyCalls.markup.line, markup)).status, 200)
    const order = await issued(seller)
    assert.equal(await debtOf(agency), order.total)
    const { orderId } = order
    const html = await t.agency.flights.ticketHtml({ orderId, userId: seller.userId }, {
      styleNonce: '',
      font: '/f',
    } as never)
    assert.match(html, /فروشنده: آژانس/)
    assert.match(html, /021-88001122/)
    const latin = html.replaceAll(/[\u2066-\u2069]/g, '')
    assert.ok(latin.includes(inToman(rial(Math.ceil((order.total * 1.125) / 10) * 10))), 'the dearer price')
    assert.ok(!latin.includes(inToman(order.total)), 'never the cost')
    const [, seen] = [await confirm(seller, orderId), await t.agency.orders.detailsOf(seller.userId, orderId)]
    assert.equal(seen.money.at(0)?.kind, 'order-on-credit')
    assert.equal(await debtOf(agency), order.total)
  })

  test('what is given back returns to the credit, never to a bank or a wallet, and is not changed for another ticket', async () => {
    const agency = await opened(1_000_000_000)
    const seller = await manager(agency)
    const { orderId } = await issued(seller)
    const before = await debtOf(agency)
    assert.deepEqual(await t.agency.flights.movableTickets({ orderId, userId: seller.userId }), [])
    const days = `${flightCalls.dateChangeDays.line}?orderId=${orderId}&leg=0&passengers=0`
    const refused = await t.ask(days, { by: seller.token })
    assert.equal(refused.code, 'CHANGED_ON_CREDIT')
    assert.match(refused.text, /روی اعتبار آژانس خریده شده است و تاریخش را پشتیبانی عوض می‌کند/)
    const { directions } = await t.agency.flights.requestableDates({ orderId, userId: seller.userId })
    assert.deepEqual(
      directions.map(({ leg }) => leg),
      [0, 1],
    )
    const items = [{ passenger: 0, leg: 0 }]
    const { quoteId } = await t.agency.refunds.quote({ orderId, userId: seller.userId, items })
    const form = { iban: '', cardNumber: '', bankAccountNumber: '', holderName: '', savedAccountId: '' }
    const body = { orderId, quoteId, items, reasonId: 1, agreement: true, ...form }
    await assert.rejects(t.agency.refunds.create(seller.userId, { ...body, ...toBank }))
    const made = await t.agency.refunds.create(seller.userId, { ...body, ...toWallet })
    assert.deepEqual([made.destination, made.paidInto], ['credit', 'credit'])
    assert.ok(made.amount > 0)
    assert.equal(await debtOf(agency), before - made.amount)
    assert.equal(await t.agency.wallet.balanceOf(seller.userId), 0)
  })

  test('a transfer that two enter lowers the debt once; the month’s statement tells all of it', async () => {
    const agency = await opened(1_000_000_000)
    const chief = await manager(agency)
    const order = await issued(chief)
    await t.agency.wallet.work.numberInvoices()
    const day = dayOf(t.house.clock.now())
    const line = `POST /api/desk/agencies/${agency.agencyId}/settlements`
    const transfer = { amount: 5_000_000, reference: 'BMI-77', day: day.toString(), reason }
    const ahead = { ...transfer, day: day.add({ days: 1 }).toString() }
    assert.equal((await finance.ask(line, ahead)).code, 'TRANSFER_AHEAD')
    assert.equal((await approved(line, transfer)).status, 200)
    assert.equal((await finance.ask(line, transfer)).code, 'TRANSFER_KNOWN')
    assert.equal(await debtOf(agency), order.total - 5_000_000)
    const month = monthText(monthOf(day))
    const { opening, lines, closing } = await t.agency.agencies.statement(chief.userId, month)
    assert.equal(opening, 0)
    assert.equal(closing, 5_000_000 - order.total)
    assert.deepEqual(
      lines.map(({ amount, orderNumber, reference }) => [amount, orderNumber ?? reference]),
      [
        [0 - order.total, order.orderNumber],
        [5_000_000, 'BMI-77'],
      ],
    )
    assert.match(lines[0]?.invoice ?? '', /^14\d\d-\d+$/)
    const sheet = { by: chief.token }
    assert.equal((await t.ask(`GET /api/agencies/Statement/Sheet?month=${month}`, sheet)).status, 200)
    assert.equal((await t.ask('GET /api/agencies/Statement/Read?month=x', sheet)).code, 'MONTH_INVALID')
  })

  test('another agency’s manager touches nobody and reads nothing of it', async () => {
    const [mine, theirs] = [await opened(10_000_000), await opened(10_000_000)]
    const [chief, other] = [await manager(mine), await manager(theirs)]
    const { agency } = await t.agency.agencies.pageOf(chief.userId)
    const personId = agency?.personId
    const terms = { role: 'seller', orderLimit: 1, dayLimit: 1 }
    const asked = [
      [agencyCalls.change.line, { personId, ...terms }],
      [agencyCalls.remove.line, { personId }],
    ] as const
    for (const [line, body] of asked)
      assert.equal((await t.ask(line, { by: other.token, body })).code, 'PERSON_NOT_FOUND')
    const stranger = await admitted()
    assert.equal(
      (await t.ask(agencyCalls.statement.line + '?month=1405-09', { by: stranger.token })).code,
      'NO_AGENCY',
    )
    assert.equal((await confirm(stranger, (await held(stranger)).orderId)).code, 'NO_AGENCY')
    const kinds = await all(
      t.house.database,
      sql<{
        action: string
      }>`select distinct action from desk.audit where subject_kind = 'agency' order by 1`,
    )
    assert.deepEqual(
      kinds.map(({ action }) => action),
      ['agency.manager-invited', 'agency.opened', 'agency.settled'],
    )
  })

  test('one blocks it at once with a reason, and lets it again', async () => {
    const agency = await opened(1_000_000_000)
    const seller = await manager(agency)
    const order = await held(seller)
    const line = `POST /api/desk/agencies/${agency.agencyId}/block`
    assert.equal((await finance.ask(line, { isBlocked: true, reason: 'نه' })).status, 400)
    assert.equal((await finance.ask(line, { isBlocked: true, reason })).status, 200)
    assert.equal((await confirm(seller, order.orderId)).code, 'AGENCY_BLOCKED')
    assert.equal((await finance.ask(line, { isBlocked: false, reason })).status, 200)
    assert.equal((await confirm(seller, order.orderId)).status, 200)
  })
})
