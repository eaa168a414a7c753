import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { type CurrentUser, accountCalls as calls } from '#accounts/calls.ts'
import { isNationalCode } from '#accounts/national-code.ts'
import { openTestAccounts } from '#testing/accounts/accounts.ts'
import { ownerOf } from '#testing/accounts/owner.ts'

const whole = {
  firstName: 'sara',
  lastName: 'Mohammadi',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدي',
  gender: 'Female',
  birthDate: '۱۳۶۸/۰۷/۱۴',
  nationalCode: '۰۰۱۲۳۴۵۶۷۹',
}

test('an account tells what its owner told it, put right, and forgets what is taken away', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, '+989121111111')
  const told = (await owner.ask(calls.updateAccount.line, whole)).data as CurrentUser
  assert.deepEqual(told, {
    userId: owner.userId,
    phoneNumber: '+989121111111',
    firstName: 'SARA',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
    gender: 'Female',
    birthDate: '1989-10-06',
    nationalCode: '0012345679',
    email: null,
    hasPassword: false,
    hasGoogle: false,
    passkeys: 0,
    shouldAskForPassword: true,
    scope: [],
  })
  await owner.ask(calls.updateAccount.line, { birthDate: '', gender: null })
  const left = (await owner.ask(calls.currentUser.line)).data as CurrentUser
  assert.deepEqual([left.birthDate, left.gender, left.firstName], [null, null, 'SARA'])
})

test('who told a name is called by it, in Persian before Latin; who told none is not', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, '+989121111111')
  const called = async () => (await room.accounts.userOf(owner.userId))?.name
  assert.equal(await called(), undefined)
  await owner.ask(calls.updateAccount.line, { firstName: 'sara', lastName: 'mohammadi' })
  assert.equal(await called(), 'SARA MOHAMMADI')
  await owner.ask(calls.updateAccount.line, { lastNameFarsi: 'محمدی' })
  assert.equal(await called(), 'محمدی')
  await owner.ask(calls.updateAccount.line, { firstNameFarsi: 'سارا' })
  assert.equal(await called(), 'سارا محمدی')
})

test('what somebody may do is answered by its names, whichever way it is written down', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, '+989121111111')
  const write = (scope: unknown) =>
    sql`update accounts.users set scope = ${JSON.stringify(scope)}::jsonb where id = ${owner.userId}`.execute(
      room.house.database,
    )
  for (const scope of [['orders.read'], { 'orders.read': true, 'orders.write': false }]) {
    await write(scope)
    assert.deepEqual(((await owner.ask(calls.currentUser.line)).data as CurrentUser).scope, ['orders.read'])
  }
  await assert.rejects(write('orders.read'), /users_scope_check/)
})

test('what is wrong is said field by field, in Persian, and nothing is kept of it', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, '+989121111111')
  const told = await owner.ask(calls.updateAccount.line, {
    firstName: 'سارا',
    birthDate: '2015-01-01',
    nationalCode: '1234567890',
    lastName: 'KAVEH',
  })
  assert.equal(told.status, 400)
  assert.match(told.says['firstName'] ?? '', /لاتین/)
  assert.match(told.says['birthDate'] ?? '', /۱۸ سال/)
  assert.equal(told.says['nationalCode'], 'کد ملی نامعتبر است')
  assert.equal(((await owner.ask(calls.currentUser.line)).data as CurrentUser).lastName, null)
})

test('of two accounts that claim one national code at once one has it', async () => {
  await using room = await openTestAccounts()
  const [a, b] = [await ownerOf(room, '+989121111111'), await ownerOf(room, '+989122222222')]
  const told = await Promise.all(
    [a, b].map((owner) => owner.ask(calls.updateAccount.line, { nationalCode: '0012345679' })),
  )
  assert.deepEqual(told.map(({ status }) => status).toSorted(), [200, 409])
  const refused = told.find(({ status }) => status === 409)
  assert.equal(refused?.code, 'NATIONAL_CODE_TAKEN')
  assert.match(refused?.says['nationalCode'] ?? '', /هر نفر یک حساب/)
})

test('nobody tries out whose national codes are here: five a day', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  const curious = await ownerOf(room, '+989122222222')
  const codes = nationalCodes(6)
  for (const [index, code] of codes.entries())
    await sql`insert into accounts.users (phone, created_at, national_code)
      values (${`+98935000000${index}`}, now(), ${code})`.execute(room.house.database)
  const told = []
  for (const nationalCode of codes)
    told.push((await curious.ask(calls.updateAccount.line, { nationalCode })).code)
  assert.deepEqual(told, [...Array.from({ length: 5 }, () => 'NATIONAL_CODE_TAKEN'), 'TOO_MANY_TRIES'])
})

test('nor many at once', async () => {
  await using room = await openTestAccounts()
  room.house.clock.set(Temporal.Instant.from('2026-12-03T12:05:00Z'))
  const curious = await ownerOf(room, '+989122222222')
  const codes = nationalCodes(20)
  for (const [index, code] of codes.entries())
    await sql`insert into accounts.users (phone, created_at, national_code)
      values (${`+989350000${100 + index}`}, now(), ${code})`.execute(room.house.database)
  const told = await Promise.all(
    codes.map((nationalCode) => curious.ask(calls.updateAccount.line, { nationalCode })),
  )
  assert.equal(told.filter(({ code }) => code === 'NATIONAL_CODE_TAKEN').length, 5)
})

test('one’s own code costs nothing, however often it is put right', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, '+989121111111')
  for (const nationalCode of nationalCodes(8))
    assert.equal((await owner.ask(calls.updateAccount.line, { nationalCode })).status, 200)
})

test('what comes after an erasure is written nowhere', async () => {
  await using room = await openTestAccounts()
  const { userId } = await ownerOf(room, '+989121111111')
  await sql`update accounts.users set erased_at = now(), phone = null where id = ${userId}`.execute(
    room.house.database,
  )
  await assert.rejects(room.accounts.update(userId, { lastName: 'KAVEH' }), { code: 'SESSION_ENDED' })
  const { rows } = await sql`select last_name from accounts.users where id = ${userId}`.execute(
    room.house.database,
  )
  assert.deepEqual(rows, [{ last_name: null }])
})

test('the database itself keeps children, forged codes, and second accounts of one person out', async () => {
  await using room = await openTestAccounts()
  const { userId } = await ownerOf(room, '+989121111111')
  const other = await ownerOf(room, '+989122222222')
  const write = (set: string, id = userId) =>
    sql`update accounts.users set ${sql.raw(set)} where id = ${id}`.execute(room.house.database)
  await write("national_code = '0012345679', email = 'sara@parastoo.test'")
  const unstorable = [
    "birth_date = '2008-11-22', birth_told_on = '2026-11-21'",
    "birth_date = '2008-02-29', birth_told_on = '2026-02-28'",
    "birth_date = '1989-10-06'",
    "national_code = '0012345678'",
    "national_code = '1111111111'",
    "national_code = '۰۰۱۲۳۴۵۶۷۹'",
    "national_code = '12345'",
    "email = 'Sara@parastoo.test'",
    "email = 'sara'",
    "first_name = 'sara'",
    "first_name = 'SARA '",
    "gender = 'x'",
    "password_hash = 'secret', password_set_at = now()",
    'password_set_at = now()',
  ]
  for (const set of unstorable) await assert.rejects(write(set), { code: '23514' }, set)
  for (const set of ["national_code = '0012345679'", "email = 'sara@parastoo.test'"])
    await assert.rejects(write(set, other.userId), { code: '23505' }, set)
  await write("birth_date = '2008-11-21', birth_told_on = '2026-11-21'")
  await write(
    'erased_at = now(), phone = null, national_code = null, email = null, birth_date = null, birth_told_on = null',
  )
  await write("national_code = '0012345679', email = 'sara@parastoo.test'", other.userId)
})

test('the database and the form agree on every national code', async () => {
  await using room = await openTestAccounts()
  const codes = Array.from({ length: 2000 }, (_, index) =>
    String((index * 7_919_333) % 10 ** 10).padStart(10, '0'),
  )
  const odd = ['', '0000000000', '9999999999', '001234567', '00123456790', 'x012345679', '0012345679\n']
  const { rows } = await sql<{ code: string; is_one: boolean }>`
    select code, accounts.is_national_code(code) as is_one
    from unnest(${[...codes, ...odd, ...nationalCodes(500)]}::text[]) as code`.execute(room.house.database)
  assert.equal(rows.filter(({ is_one }) => is_one).length > 500, true)
  for (const { code, is_one } of rows) assert.equal(is_one, isNationalCode(code), JSON.stringify(code))
})

function nationalCodes(many: number): readonly string[] {
  const all = Array.from({ length: many * 12 }, (_, index) => String(12_345_000 + index).padStart(10, '0'))
  return all.filter(isNationalCode).slice(0, many)
}
