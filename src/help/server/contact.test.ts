import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContactRequest } from '#help/calls.ts'
import { helpPart } from '#help/server/personal.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'

const sara = '+989121230001'
const letter = {
  name: ' سارا  محمدی ',
  mobile: '۰۹۱۲۱۲۳۰۰۰۱',
  answerBy: 'sms',
  topic: 'money',
  orderNumber: '۱۰۴۲۰۳۱۸۱',
  text: 'استرداد من کجاست؟',
}

/** Monday 23 November 2026 by Tehran. */
async function office(at = '2026-11-23T10:00') {
  const opened = await openTestAgency()
  const local = (clock: string) =>
    Temporal.PlainDateTime.from(clock).toZonedDateTime('Asia/Tehran').toInstant()
  opened.house.clock.set(local(at))
  const write = (form: object, from: object = {}) =>
    opened.ask('POST /api/help/Contact/Write', { body: { ...letter, ...form }, ...from })
  const written = async (form: object = {}) => (await write(form)).data as ContactRequest
  const status = (number: number | string, mobile = letter.mobile) =>
    opened.ask('POST /api/help/Contact/Status', { body: { number: String(number), mobile } })
  const { desk } = opened.agency.help
  const tasks = () => opened.agency.promises.tasks()
  return { opened, write, written, status, desk, tasks, local }
}

async function came({ sms }: TestAgency, to: string, count: number): Promise<readonly string[]> {
  for (let turn = 0; turn < 1200; turn++) {
    const texts = sms.book.list(to).map(({ text }) => text)
    if (texts.length >= count) return texts
    await new Promise((wake) => setTimeout(wake, 50))
  }
  throw new Error(`nothing came to ${to}`)
}

test('who writes is told the number and by when he is answered, and it is a task of the desk', async () => {
  const { opened, written, status, tasks } = await office()
  await using _ = opened
  const request = await written()
  assert.equal(request.state, 'waiting')
  assert.equal(request.dueAt, 'دوشنبه ۲ آذر، ساعت ۱۴:۰۰')
  const [received = ''] = await came(opened, sara, 1)
  assert.match(received, /تا دوشنبه ۲ آذر، ساعت ۱۴:۰۰ پاسخ می‌دهیم/)
  assert.match(received, new RegExp(`شمارهٔ پیگیری: ${request.number}`))
  assert.match(received, new RegExp(`/contact-us/request\\?number=${request.number}`))
  const [task] = await tasks()
  assert.deepEqual([task?.number, task?.kind], [request.number, 'contact-answered'])
  assert.deepEqual((await status(request.number, '+98 912 123 0001')).data, request)
})

test('the answer comes by SMS as a link, is read with number and mobile, and closes the task', async () => {
  const { opened, written, status, desk, tasks } = await office()
  await using _ = opened
  const { number } = await written()
  await desk.handOn(number, 'money')
  assert.deepEqual(
    (await desk.open()).map(({ desk: whose, orderNumber }) => [whose, orderNumber]),
    [['money', '104203181']],
  )
  await desk.answer(number, 'دیروز به حسابتان نشست.')
  const texts = await came(opened, sara, 2)
  assert.ok(texts.some((text) => text.includes('پاسخ پیام شما آماده است')))
  assert.ok(!texts.some((text) => text.includes('دیروز')))
  const seen = (await status(number)).data as ContactRequest
  assert.equal(seen.state, 'answered')
  assert.deepEqual(
    seen.answers.map(({ text }) => text),
    ['دیروز به حسابتان نشست.'],
  )
  assert.deepEqual(await tasks(), [])
})

test('by e-mail the whole answer comes', async () => {
  const { opened, written, desk } = await office()
  await using _ = opened
  const { number } = await written({ answerBy: 'email', email: ' Sara@Parastoo.test ' })
  const words = `سلام.\n${'بلند '.repeat(100)}تمام.`
  await desk.answer(number, words)
  const letters = await came(opened, 'sara@parastoo.test', 2)
  assert.ok(letters.some((text) => text.includes('بلند بلند') && text.includes('تمام.')))
  assert.deepEqual(opened.sms.book.list(sara), [])
})

test('what is closed without an answer says why, to its writer alone', async () => {
  const { opened, written, status, desk } = await office()
  await using _ = opened
  const { number } = await written()
  await assert.rejects(async () => desk.close(number, ' '), { code: 'REASON_IS_EMPTY' })
  await desk.close(number, 'تکراری است')
  const seen = (await status(number)).data as ContactRequest
  assert.deepEqual([seen.state, seen.closedBecause], ['closed', 'تکراری است'])
  await assert.rejects(async () => desk.close(number, 'باز'), { code: 'REQUEST_IS_CLOSED' })
  await assert.rejects(async () => desk.read(1), { code: 'REQUEST_NOT_FOUND' })
  await assert.rejects(async () => desk.handOn(number, 'cook'), { code: 'NO_SUCH_DESK' })
})

test('a stranger reads nothing, by whatever pair, and guessing ends', async () => {
  const { opened, written, status } = await office()
  await using _ = opened
  const { number } = await written()
  const wrong = [await status(number, '09121230002'), await status(number + 1), await status('x', 'y')]
  assert.deepEqual(
    wrong.map(({ code, text }) => [code, text.includes('سارا')]),
    [
      ['REQUEST_NOT_FOUND', false],
      ['REQUEST_NOT_FOUND', false],
      ['REQUEST_NOT_FOUND', false],
    ],
  )
  for (let nth = 0; nth < 9; nth += 1) await status(number, `0912123${1000 + nth}`)
  assert.equal((await status(number)).code, 'TOO_MANY_LOOKUPS')
})

test('pressed twice, or sent again after a lost response, it is one request', async () => {
  const { opened, write } = await office()
  await using _ = opened
  const all = await Promise.all([write({}), write({})])
  const again = await write({})
  assert.equal(new Set([...all, again].map(({ data }) => (data as ContactRequest).number)).size, 1)
  assert.equal((await opened.agency.promises.tasks()).length, 1)
})

test('a call is promised for an hour of ours, three at once, and its hour is free again when it is withdrawn', async () => {
  const { opened, write, local, desk } = await office('2026-11-23T23:30')
  await using _ = opened
  const at = local('2026-11-24T09:00').toString()
  const wish = (mobile: string, callAt = at) => write({ answerBy: 'call', text: '', callAt, mobile })
  const booked = await Promise.all([1, 2, 3, 4].map((nth) => wish(`0912123000${nth}`)))
  const codes = booked.map(({ code }) => code ?? 'booked')
  assert.deepEqual(codes.toSorted(), ['SLOT_IS_FULL', 'booked', 'booked', 'booked'].toSorted())
  assert.deepEqual((await opened.agency.help.callSlots())[0]?.isFull, true)
  const [first] = booked.filter(({ code }) => code === undefined)
  assert.ok(first)
  const { number, callAt } = first.data as ContactRequest
  assert.equal(callAt, 'سه‌شنبه ۳ آذر، ساعت ۰۹:۰۰')
  const mobile = `0912123000${booked.findIndex((one) => one === first) + 1}`
  const gone = await opened.ask('POST /api/help/Contact/Withdraw', {
    body: { number: String(number), mobile },
  })
  assert.equal((gone.data as ContactRequest).state, 'closed')
  assert.equal((await wish('09121230009')).status, 200)
  const bad = ['2026-11-24T08:30', '2026-11-24T09:10', '2026-12-24T09:00'].map((clock) =>
    local(clock).toString(),
  )
  for (const [nth, callAt] of [...bad, 'nine'].entries())
    assert.equal((await wish(`0912123001${nth}`, callAt)).code, 'NO_SUCH_SLOT')
  const calls = (await desk.open()).filter((row) => row.callAt?.toString() === at)
  assert.equal(calls.length, 3)
})

test('what is missing is said field by field, and nothing is sent', async () => {
  const { opened, write } = await office()
  await using _ = opened
  const empty = await write({ name: ' ', mobile: '', text: 'ا', answerBy: 'email', email: 'sara@' })
  assert.deepEqual(
    empty.said.map(({ property }) => property),
    ['name', 'mobile', 'email', 'text'],
  )
  assert.equal((await write({ mobile: '12345' })).said[0]?.property, 'mobile')
  assert.equal((await write({ answerBy: 'pigeon' })).status, 400)
  assert.deepEqual(opened.sms.book.list(sara), [])
})

test('digits are asked for only where one writes in bursts, and no more is taken beyond them', async () => {
  const { opened, write } = await office()
  await using _ = opened
  const codes: (string | undefined)[] = []
  for (let nth = 0; nth < 4; nth += 1) codes.push((await write({ text: `پیام ${nth}` })).code)
  assert.deepEqual(codes, [undefined, undefined, 'CAPTCHA_NEEDED', 'CAPTCHA_NEEDED'])
  const puzzle = await opened.ask('POST /api/help/Contact/Captcha', {})
  const { captchaId } = puzzle.data as { captchaId: string }
  assert.equal((await write({ text: 'پیام', captchaId, captchaCode: '00000' })).code, 'CAPTCHA_WRONG')
  assert.equal((await write({ text: 'از خارج', mobile: '+491701234567' })).code, 'CAPTCHA_NEEDED')
  assert.equal((await write({ text: 'دیگری', mobile: '09121230002' })).code, undefined)
})

test('from one household few write without digits, from an operator many', async () => {
  const { opened, write } = await office()
  await using _ = opened
  const from = (address: string, nth: number) => write({ mobile: `0912124${1000 + nth}` }, { address })
  const household = []
  for (let nth = 0; nth < 7; nth += 1) household.push((await from(`2001:db8:1:2::${nth + 1}`, nth)).code)
  assert.deepEqual(household, [...Array(6).fill(undefined), 'CAPTCHA_NEEDED'])
  assert.equal((await from('5.160.1.1', 7)).code, undefined)
})

test('what is a year closed is forgotten, and an account takes its requests along', async () => {
  const { opened, written, write, status, desk, tasks } = await office()
  await using _ = opened
  const { agency, house } = opened
  const { number } = await written()
  await desk.close(number, 'تمام')
  house.clock.advance({ hours: 364 * 24 })
  assert.equal(await agency.help.work.forgetClosed(), 0)
  house.clock.advance({ hours: 2 * 24 })
  assert.equal(await agency.help.work.forgetClosed(), 1)
  assert.equal((await status(number)).code, 'REQUEST_NOT_FOUND')
  const { userId, token } = await opened.admit(sara)
  const own = await write({ mobile: '09121230005' }, { by: token })
  assert.equal(own.status, 200)
  const { number: ownNumber } = own.data as ContactRequest
  await agency.personal.erase(userId)
  assert.equal((await status(ownNumber, '09121230005')).code, 'REQUEST_NOT_FOUND')
  assert.deepEqual(await tasks(), [])
})

test('an account reads its requests among its own data', async () => {
  const { opened, write } = await office()
  await using _ = opened
  const { userId, token } = await opened.admit(sara)
  await write({ mobile: '09121230005' }, { by: token })
  await write({})
  const own = (await helpPart(opened.house.database, opened.agency.promises.keep).exported(userId)) as {
    requests: readonly { mobile: string }[]
  }
  assert.deepEqual(
    own.requests.map(({ mobile }) => mobile),
    ['+989121230005', sara],
  )
})
