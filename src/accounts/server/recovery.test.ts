import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountCalls as calls } from '#accounts/calls.ts'
import { openTestAccounts, type TestAccounts } from '#accounts/server/test-accounts.ts'
import { ask, ownerOf, type Told } from '#accounts/server/test-owner.ts'

const sara = '+989121111111'
const mail = 'sara@parastoo.test'
const fresh = 'abr-o-baran-31'

test('a forgotten password is replaced by a code to the phone; every other session ends and this one is proven', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const { data } = await forgot(room, { mobile: '۰۹۱۲۱۱۱۱۱۱۱' })
  const told = await recover(room, data, { mobile: sara, code: room.codeOf(sara) })
  assert.equal(told.status, 200)
  assert.equal((await owner.ask(calls.currentUser.line)).status, 401)
  const token = (told.data as { access_token: string }).access_token
  const change = { body: { email: mail }, token, device: 'own' }
  assert.equal((await ask(room, calls.changeEmail.line, change)).status, 200)
  const signIn = { grant_type: 'password', username: sara, password: fresh }
  assert.equal((await ask(room, calls.token.line, { body: signIn })).status, 200)
  assert.deepEqual(
    room.told.flatMap((news) => ('what' in news ? [news.what] : [])),
    ['password'],
  )
})

test('a code to the verified e-mail does the same, and proves no phone', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  const sent = (await owner.ask(calls.changeEmail.line, { email: mail })).data as { requestId: string }
  const proof = { email: mail, requestId: sent.requestId, code: room.codeOf(mail) }
  assert.equal((await owner.ask(calls.confirmEmail.line, proof)).status, 200)
  const { data } = await forgot(room, { email: 'SARA@parastoo.test' })
  const told = await recover(room, data, { email: mail, code: room.codeOf(mail) })
  assert.equal(told.status, 200)
  const token = (told.data as { access_token: string }).access_token
  const change = { body: { mobile: '09122222222' }, token, device: 'own' }
  assert.equal((await ask(room, calls.changePhone.line, change)).code, 'STEP_UP_NEEDED')
})

test('a bad password costs nothing of the code, even one that only its owner may know to be bad', async () => {
  await using room = await openTestAccounts()
  const owner = await ownerOf(room, sara)
  await owner.ask(calls.updateAccount.line, { lastName: 'MOHAMMADI' })
  const { data } = await forgot(room, { mobile: sara })
  const code = room.codeOf(sara)
  const wrong = String(((Number(code) - 1000 + 1) % 9000) + 1000)
  const tries = [
    [await recover(room, data, { mobile: sara, code, password: 'short' }), /۶ نویسه/],
    [await recover(room, data, { mobile: sara, code, password: '09121111111' }), /بسیاری/],
    [await recover(room, data, { mobile: sara, code: wrong, password: 'mohammadi1368' }), undefined],
    [await recover(room, data, { mobile: sara, code, password: 'mohammadi1368' }), /خودتان/],
  ] as const
  for (const [told, says] of tries) {
    assert.equal(told.status, 400)
    if (says === undefined) assert.equal(told.code, 'CODE_INCORRECT')
    else assert.match(told.says['newPassword'] ?? '', says)
  }
  assert.equal((await recover(room, data, { mobile: sara, code })).status, 200)
})

test('of two recoveries with one code at once one is made; a sign-in code recovers nothing', async () => {
  await using room = await openTestAccounts()
  await ownerOf(room, sara)
  const { data } = await forgot(room, { mobile: sara })
  const code = room.codeOf(sara)
  const told = await Promise.all([1, 2].map(() => recover(room, data, { mobile: sara, code })))
  assert.deepEqual(told.map(({ status }) => status).toSorted(), [200, 400])
  room.house.clock.advance({ seconds: 61 })
  const signIn = await ask(room, calls.createCode.line, { body: { mobile: sara }, device: 'own' })
  const other = await recover(room, signIn.data, { mobile: sara, code: room.codeOf(sara) })
  assert.equal(other.code, 'CODE_SPENT')
})

function forgot(room: TestAccounts, target: object): Promise<Told> {
  return ask(room, calls.forgotPassword.line, { body: target, device: 'own' })
}

function recover(
  room: TestAccounts,
  sent: unknown,
  { password = fresh, ...fields }: { mobile?: string; email?: string; code: string; password?: string },
): Promise<Told> {
  const { requestId } = sent as { requestId: string }
  const body = { ...fields, requestId, newPassword: password, repeatPassword: password }
  return ask(room, calls.recoverPassword.line, { body, device: 'own' })
}
