import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labels } from '#orders/labels.ts'
import { todosOf } from '#orders/web/profile/todos.ts'
import { testFaceOf as faceOf } from '#testing/orders/faces.ts'

const now = Temporal.Instant.from('2026-11-21T08:00:00Z')
const today = Temporal.PlainDate.from('2026-11-21')
const whole = {
  userId: '1',
  phoneNumber: '+989121234567',
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  gender: 'Female',
  birthDate: '1989-10-06',
  nationalCode: '0012345679',
  email: null,
  hasPassword: true,
  hasGoogle: false,
  passkeys: 0,
  shouldAskForPassword: false,
  scope: [] as string[],
} as const
const open = {
  orderId: 'a',
  orderNumber: '100000017',
  product: 'flight',
  status: 'approved',
  labels: labels.approved,
  holdExpiresAt: '2026-11-21T08:10:00Z',
} as never
const shortPassport = {
  id: 'p',
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  passportExpirationDateFa: '1405/12/01',
} as never

test('who has everything in order has nothing to do', () => {
  assert.deepEqual(todosOf({ account: whole, saved: [], orders: [], faceOf, now, today }), [])
})

test('seats that run out come first, then passports, then the gaps of the account', () => {
  const account = { ...whole, nationalCode: null, shouldAskForPassword: true }
  const todos = todosOf({ account, saved: [shortPassport], orders: [open], faceOf, now, today })
  assert.deepEqual(
    todos.map(({ kind, to }) => [kind, to]),
    [
      ['pay', '/confirm?orderId=a'],
      ['passport', '/profile/passengers'],
      ['password', '/profile/auth-data'],
      ['facts', '/profile/account'],
    ],
  )
  assert.match(todos[1]?.says ?? '', /گذرنامهٔ سارا محمدی تا .*۱ اسفند/)
})

test('a hold that is over is nothing to pay any more', () => {
  const later = now.add({ minutes: 11 })
  assert.deepEqual(todosOf({ account: whole, saved: [], orders: [open], faceOf, now: later, today }), [])
})

test('while a bank is asked whether it was paid, nothing else is offered', () => {
  const asked = { ...(open as object), labels: { ...labels.approved, payment: 'unknown' } } as never
  const [todo] = todosOf({ account: whole, saved: [], orders: [asked], faceOf, now, today })
  assert.deepEqual([todo?.to, todo?.action], ['/payment/a', 'پیگیری پرداخت'])
  assert.doesNotMatch(todo?.says ?? '', /پرداخت نشده/)
})

test('rooms that run out are paid where hotels are', () => {
  const stay = { ...(open as object), product: 'hotel' } as never
  const [todo] = todosOf({ account: whole, saved: [], orders: [stay], faceOf, now, today })
  assert.equal(todo?.to, '/hotel/confirm?orderId=a')
  assert.match(todo?.says ?? '', /قیمتش برای زمان کوتاهی/)
})

test('a request that waits for money is paid where visas are', () => {
  const visa = { ...(open as object), product: 'visa' } as never
  const [todo] = todosOf({ account: whole, saved: [], orders: [visa], faceOf, now, today })
  assert.equal(todo?.to, '/visa/payment/a')
})

test('what is bought together is one thing to do, on the page of its trip', () => {
  const trip = { tripId: 't', tripNumber: '104203187' }
  const orders = ['a', 'b'].map((orderId) => Object.assign({}, open, { orderId, trip }))
  const todos = todosOf({ account: whole, saved: [], orders: [...orders, open], faceOf, now, today })
  assert.deepEqual(
    todos.map(({ to }) => to),
    ['/profile/my-travels/trip?tripId=t', '/confirm?orderId=a'],
  )
})
