import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { flightCalls } from '#flights/calls.ts'
import { isTicketNumber } from '#flights/tickets/e-ticket.ts'
import { correctingAt } from '#testing/app/corrections.ts'
import { dearer, movingIn } from '#testing/app/date-change.ts'
import { openRebookingHouse, type RebookingHouse } from '#testing/app/rebooking.ts'
import { omid, sara } from '#testing/flights/buying.ts'

suite('a slip on an issued ticket is put right', () => {
  let t: RebookingHouse
  let at: ReturnType<typeof correctingAt>
  before(async () => {
    t = await openRebookingHouse()
    at = correctingAt(t)
  })
  after(() => t[Symbol.asyncDispose]())

  test('a letter of a system ticket at once: another number, the old one void, papers and story renewed', async () => {
    const mine = await at.ticketed(false, [sara, omid])
    const [was = '', others = ''] = await at.numbersOf(mine)
    const told = await at.checked(mine, { ...sara, firstName: 'Saraa' })
    assert.deepEqual([told.decision, told.isReissued, told.dueAt], ['at-once', true, null])
    assert.match(told.sources.join(), /سازمان هواپیمایی کشوری/)
    assert.deepEqual(await at.numbersOf(mine), [was, others], 'asking changes nothing')
    const made = await at.corrected(mine, { ...sara, firstName: 'Saraa' })
    const [number = '', ...rest] = await at.numbersOf(mine)
    assert.deepEqual([made.state, made.numbers, rest], ['done', [number], [others]])
    assert.ok(number !== was && isTicketNumber(number) && number.slice(0, 3) === was.slice(0, 3))
    assert.deepEqual(
      await t.agency.flights.product.numbered(was),
      [mine.orderId],
      'the desk finds it by the old number',
    )
    const html = await t.ask(flightCalls.ticketHtml.line.replace('{orderId}', mine.orderId), {
      by: mine.owner.token,
    })
    assert.ok(
      html.text.includes(number) && html.text.toUpperCase().includes('SARAA') && !html.text.includes(was),
    )
    assert.ok((await at.storyOf(mine)).includes('مشخصات SARA MOHAMMADI اصلاح شد'))
    assert.ok((await at.messagesOf(mine)).includes('ticket-corrected'))
  })

  test('a birth date and a title, each with the ticket it needs', async () => {
    const mine = await at.ticketed(false)
    const before = await at.numbersOf(mine)
    assert.deepEqual((await at.corrected(mine, { ...sara, birthDateFa: '1371-05-25' })).numbers, [])
    assert.deepEqual(await at.numbersOf(mine), before)
    assert.equal((await at.personOf(mine))?.birthDate.toString(), '1992-08-16')
    assert.equal(
      (await at.corrected(mine, { ...sara, birthDateFa: '1371-05-25', genderTitle: 'Male' })).numbers.length,
      1,
    )
  })

  test('another person is refused with what giving back brings and what the seat costs now', async () => {
    const mine = await at.ticketed(false)
    const total = (await t.agency.orders.order(mine.orderId))?.total ?? 0
    const other = { ...sara, firstName: 'Nika', lastName: 'Ahmadi' }
    const { decision, says, instead } = await at.checked(mine, other)
    assert.equal(decision, 'refused')
    assert.match(says, /به نام دیگری نمی‌شود/)
    assert.ok(instead)
    assert.equal(instead.refund + instead.penalty, total)
    assert.equal(instead.price, total)
    assert.equal((await at.asked(flightCalls.correct.line, mine, other)).code, 'ANOTHER_PERSON')
    const sister = { ...sara, firstName: 'Sar', nationalCode: '0013542419' }
    assert.equal((await at.checked(mine, sister)).decision, 'refused')
  })

  test('letter by letter nobody becomes another, and the fifth correction is the last', async () => {
    const mine = await at.ticketed(false)
    const named = (lastName: string) => ({ ...sara, lastName })
    for (const lastName of ['Mohamadi', 'Mohamad', 'Mohamadi', 'Mohammad', 'Mohammadi'])
      await at.corrected(mine, named(lastName))
    assert.equal(
      (await at.asked(flightCalls.correct.line, mine, named('Mohamadi'))).code,
      'TOO_MANY_CORRECTIONS',
    )
    const another = await at.ticketed(false)
    await at.corrected(another, named('Mohamad'))
    assert.equal((await at.checked(another, named('Mohama'))).decision, 'at-once')
    assert.equal(
      (await at.checked(another, named('Moham'))).decision,
      'refused',
      'four letters of the first name',
    )
  })

  test('of a charter the seller is asked: a promise to the hour, and the desk answers it', async () => {
    const mine = await at.ticketed(true)
    const spelled = { ...sara, firstName: 'Saraa' }
    const hoursUntil = (dueAt: string | null) =>
      t.house.clock
        .now()
        .until(dueAt ?? '')
        .round('hours').hours
    const told = await at.checked(mine, spelled)
    assert.deepEqual([told.decision, hoursUntil(told.dueAt)], ['by-desk', 24])
    const before = await at.numbersOf(mine)
    const { state, dueAt, numbers } = await at.corrected(mine, spelled)
    assert.deepEqual([state, hoursUntil(dueAt), numbers], ['requested', 24, []])
    assert.equal((await t.agency.promises.ofOrder(mine.orderId)).at(-1)?.dueAt.toString(), dueAt)
    assert.equal((await at.personOf(mine))?.firstName, 'SARA', 'the ticket is as it was')
    assert.equal(
      (await at.asked(flightCalls.correct.line, mine, { ...sara, firstName: 'Sarah' })).code,
      'CORRECTION_OPEN',
    )
    const [open] = await at.desk().open()
    assert.ok(open)
    assert.deepEqual(
      [open.orderId, open.before['first_name'], open.after['first_name']],
      [mine.orderId, 'SARA', 'SARAA'],
    )
    assert.deepEqual(await at.openTasks(), [mine.orderId])
    await assert.rejects(at.desk().done(open.id, ['1', '2']), { code: 'TICKET_NUMBERS' })
    assert.equal((await at.personOf(mine))?.firstName, 'SARA', 'all of it or nothing')
    await at.desk().done(open.id, ['999-1234567890'])
    assert.equal((await at.personOf(mine))?.firstName, 'SARAA')
    assert.deepEqual(await at.numbersOf(mine), ['999-1234567890'])
    assert.notDeepEqual(before, ['999-1234567890'])
    assert.deepEqual(await at.openTasks(), [])
    await assert.rejects(at.desk().done(open.id, []), { code: 'NO_CORRECTION' })
  })

  test('a seller who refuses leaves the ticket as it was, and the story says why', async () => {
    const mine = await at.ticketed(true)
    await at.corrected(mine, { ...sara, firstName: 'Saraa' })
    const [open] = await at.desk().open()
    await at.desk().refused(open?.id ?? 0, 'فهرست مسافران بسته شده است.')
    assert.equal((await at.personOf(mine))?.firstName, 'SARA')
    assert.ok(
      (await at.storyOf(mine)).some((says) => says.endsWith('پذیرفته نشد: فهرست مسافران بسته شده است.')),
    )
    assert.ok((await at.messagesOf(mine)).includes('correction-refused'))
  })

  test('a stranger sees nothing, a flown or returned ticket is not corrected, and a wrong field is named', async () => {
    const mine = await at.ticketed(false)
    const stranger = await t.somebody()
    for (const line of [flightCalls.checkCorrection.line, flightCalls.correct.line])
      assert.equal((await at.askedAs(line, mine, { passenger: sara, by: stranger })).code, 'ORDER_NOT_FOUND')
    assert.equal(
      (await at.askedAs(flightCalls.correct.line, mine, { passenger: sara, position: 3 })).code,
      'NOTHING_AHEAD',
    )
    const wrong = await at.asked(flightCalls.correct.line, mine, { ...sara, nationalCode: '1111111111' })
    assert.deepEqual(
      wrong.said.map(({ property }) => property),
      ['passenger.nationalCode'],
    )
    assert.equal((await at.asked(flightCalls.correct.line, mine, sara)).code, 'NOTHING_CORRECTED')
    await t.house.database
      .transaction()
      .execute((trx) => t.agency.orders.refunded(trx, mine.orderId, [{ passenger: 0, leg: 0 }]))
    assert.equal(
      (await at.asked(flightCalls.correct.line, mine, { ...sara, firstName: 'Saraa' })).code,
      'TICKETS_REFUNDED',
    )
  })

  test('the database lets nobody on an issued ticket be renamed without a correction, nor a number be changed', async () => {
    const mine = await at.ticketed(false)
    await assert.rejects(
      sql`update orders.passenger set first_name = 'Nika' where order_id = ${mine.orderId}`.execute(
        t.house.database,
      ),
      { constraint: 'corrected_by_a_correction' },
    )
    await assert.rejects(
      sql`update orders.passenger set first_name = 'Nika', stripped = true where order_id = ${mine.orderId}`.execute(
        t.house.database,
      ),
      { constraint: 'corrected_by_a_correction' },
    )
    await assert.rejects(
      sql`update flights.tickets set number = '999-0000000000' where order_id = ${mine.orderId}`.execute(
        t.house.database,
      ),
      /may only be given back/,
    )
    await at.corrected(mine, { ...sara, firstName: 'Saraa' })
    await assert.rejects(
      sql`update orders.correction set state = 'refused' where order_id = ${mine.orderId}`.execute(
        t.house.database,
      ),
      /decided once/,
    )
  })

  test('whoever moved the way out and gave that ticket back is put right on the way home', async () => {
    const mine = await t.bought([sara], (shop) => shop.roundTrip())
    const made = await t.moved(mine, dearer)
    assert.equal(
      (await at.asked(flightCalls.correct.line, mine, { ...sara, firstName: 'Saraa' })).code,
      'REBOOKING_OPEN',
    )
    const moving = movingIn(t)
    await moving.issuedAtBank(mine, made.orderId)
    assert.equal((await moving.giveBack({ ...mine, ...made })).status, 200)
    assert.equal((await at.corrected(mine, { ...sara, firstName: 'Saraa' })).state, 'done')
  })

  test('the desk puts nothing on a ticket that is on its way to another day, until it is there or not', async () => {
    const mine = await at.ticketed(true)
    assert.equal((await at.corrected(mine, { ...sara, firstName: 'Saraa' })).state, 'requested')
    const [open] = await at.desk().open()
    assert.ok(open)
    await t.moved(mine, dearer)
    await assert.rejects(at.desk().done(open.id, ['999-1234567891']), { code: 'REBOOKING_OPEN' })
    assert.equal((await at.personOf(mine))?.firstName, 'SARA', 'goes back as it is')
    await at.desk().refused(open.id, 'تاریخ این بلیت در حال تغییر است')
    assert.deepEqual(await at.desk().open(), [])
  })

  test('two corrections at once: one is made, and the other is told', async () => {
    const mine = await at.ticketed(false)
    const both = await Promise.all(
      ['Saraa', 'Sarah'].map((firstName) => at.asked(flightCalls.correct.line, mine, { ...sara, firstName })),
    )
    const codes = both.map(({ status, code }) => (status === 200 ? 'done' : code)).toSorted()
    // whoever reads after the other has written corrects what is there by then
    assert.ok(codes.join() === 'CORRECTED_MEANWHILE,done' || codes.join() === 'done,done', codes.join())
    const standing = await at.numbersOf(mine)
    assert.equal(new Set(standing).size, 1)
    await t.sound()
  })

  test('an erased account leaves nobody in its corrections', async () => {
    const mine = await at.ticketed(false)
    await at.corrected(mine, { ...sara, firstName: 'Saraa' })
    t.house.clock.advance({ hours: 24 * 30 })
    await t.agency.personal.erase(mine.owner.userId)
    const [left] = await t.agency.orders.corrections.of(mine.orderId)
    assert.deepEqual([left?.state, left?.before, left?.after], ['done', {}, {}])
    assert.equal((await at.personOf(mine))?.nationalCode, null)
  })
})
