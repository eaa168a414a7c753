import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelsFor } from '#orders/labels.ts'
import type { OrderDetails } from '#orders/responses.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { visaFace } from '#visas/web/face.ts'
import { visaOrderTexts } from '#visas/web/visa-order-texts.ts'

const now = Temporal.Instant.from('2026-11-22T08:00:00Z')
const orderId = '3b241101-e2bb-4255-8caf-4136c566a962'
const choice = {
  country: 'AE',
  countryName: 'امارات',
  type: 'tourist',
  days: 30,
  entry: 'single',
  speed: 'normal',
  isGuaranteed: true,
  travelDate: '2026-12-20',
} as const
const price = { fee: 60_000_000, service: 8_900_000, guarantee: 7_800_000, each: 76_700_000 }

const details = {
  orderId,
  orderNumber: '123456789',
  isWithdrawn: false,
  terms: null,
  reservationNumber: 'V-1',
  product: 'visa',
  productType: 'Visa',
  status: 'issued',
  labels: labelsFor(visaFace, 'issued'),
  journeys: [],
  stay: null,
  visa: choice,
  service: null,
  passengerCount: 1,
  openCount: 1,
  totalAmount: price.each,
  payable: price.each,
  openAmount: price.each,
  registeredAt: '2026-11-21T08:00:00Z',
  holdExpiresAt: null,
  contact: { phoneNumber: '09121234567', email: null },
  passengers: [
    {
      type: 'adult',
      firstName: 'SARA',
      lastName: 'MOHAMMADI',
      firstNameFarsi: 'سارا',
      lastNameFarsi: 'محمدی',
      genderTitle: 'Female',
      birthDate: '1989-10-06',
      nationalCode: null,
      passport: {
        passportType: 'IranianPassport',
        passportNumber: 'K45128903',
        nationalityCountryNameFa: 'ایران',
        passportIssuingCountryCountryNameFa: 'ایران',
        passportExpirationDate: '2034-03-09',
      },
    },
  ],
  extras: [],
  timeline: [],
  money: [],
  sum: {
    orderId,
    total: price.each,
    discount: 0,
    walletPart: 0,
    credit: 0,
    due: 0,
    voucher: null,
    onCredit: null,
  },
  priceChange: null,
  foreignPrices: [],
  support: null,
  allowed: { pay: false, cancel: false, ticket: true },
} as const satisfies OrderDetails

const sara: VisaTracked['applicants'][number] = {
  applicant: 0,
  name: 'سارا محمدی',
  outcome: 'waiting',
  reason: null,
  hasVisa: false,
  papers: [{ kind: 'photo', name: 'عکس پرسنلی', state: 'given', says: null }],
  paid: price.each,
  refunded: 0,
}

function written(also: Partial<VisaTracked> | 'nothing') {
  const tracked: VisaTracked = {
    orderId,
    orderNumber: details.orderNumber,
    orderStatus: 'issued',
    ...choice,
    stage: 'received',
    events: [{ stage: 'received', at: '2026-11-21T08:10:00Z', says: 'درخواست دریافت شد' }],
    promisedAt: '2026-11-30T14:30:00Z',
    byAppointment: false,
    appointment: null,
    missedAt: null,
    policies: [],
    applicants: [sara],
    price,
    foreign: null,
    ifWithdrawn: { refund: price.each, says: 'همهٔ مبلغ برمی‌گردد.' },
    total: price.each,
    ...(also === 'nothing' ? {} : also),
  }
  return visaOrderTexts(
    {
      details: { ...details, passengers: [...details.passengers] },
      visa: choice,
      tracked: also === 'nothing' ? undefined : tracked,
      refunds: [],
    },
    now,
  )
}

test('a received request has three steps ahead, the next of them now, and its promise at the last', () => {
  const { steps, promise, moment } = written({})
  assert.deepEqual(
    steps.map(({ says, state }) => [says, state]),
    [
      ['درخواست دریافت شد', 'done'],
      ['بررسی مدارک', 'now'],
      ['فرستادن پرونده به مرجع صدور', 'ahead'],
      ['پاسخ مرجع صدور', 'ahead'],
    ],
  )
  assert.equal(steps.at(-1)?.dueAt, '2026-11-30T14:30:00Z')
  assert.equal(moment, 'received')
  assert.deepEqual(promise, {
    until: 'دوشنبه ۹ آذر، ساعت ۱۸:۰۰',
    isMissed: false,
    isWaiting: true,
    isStopped: false,
  })
})

test('a paper that is asked for again stops the promise, and a promise that passed is said', () => {
  const asked = { ...sara, papers: sara.papers.map((paper) => ({ ...paper, state: 'asked-again' as const })) }
  assert.equal(written({ applicants: [asked] }).promise?.isStopped, true)
  assert.equal(written({ missedAt: '2026-11-30T14:30:00Z' }).promise?.isMissed, true)
  const late = written({ stage: 'decided', missedAt: '2026-11-30T14:30:00Z' }).promise
  assert.deepEqual([late?.isMissed, late?.isWaiting], [true, false])
})

test('a passport that is asked for again is held against what was asked with, and nothing else is', () => {
  const paper = { kind: 'passport', name: 'گذرنامه', state: 'asked-again', says: 'خوانا نیست.' } as const
  const against = (...papers: (typeof sara)['papers']) =>
    written({ applicants: [{ ...sara, papers }] }).applicants[0]?.papers.map((one) => one.against)
  assert.deepEqual(against(paper, { ...paper, state: 'checked', says: null }, { ...paper, kind: 'photo' }), [
    {
      firstName: 'SARA',
      lastName: 'MOHAMMADI',
      birthDateFa: '1989-10-06',
      passportNumber: 'K45128903',
      passportExpirationDateFa: '2034-03-09',
    },
    null,
    null,
  ])
})

test('an answered request has nothing ahead, no promise and no stage of withdrawing; one that ended neither', () => {
  for (const stage of ['decided', 'withdrawn', 'dropped'] as const) {
    const { steps, promise, moment } = written({ stage })
    assert.deepEqual(
      steps.map(({ state }) => state),
      ['done'],
      stage,
    )
    assert.equal(promise, null, stage)
    assert.equal(moment, undefined, stage)
  }
})

test('the visa is offered to whom it was issued, with what came back to whom it was not', () => {
  const [approved] = written({ applicants: [{ ...sara, outcome: 'approved', hasVisa: true }] }).applicants
  assert.equal(approved?.file, `/api/visa/Visa/VisaFile/${orderId}/0`)
  const [rejected] = written({
    applicants: [{ ...sara, outcome: 'rejected', reason: 'سابقه', refunded: price.each - price.guarantee }],
  }).applicants
  assert.deepEqual([rejected?.file, rejected?.reason, rejected?.refunded], [null, 'سابقه', '6,890,000'])
  assert.deepEqual(rejected?.document, { kind: 'شمارهٔ گذرنامه', number: 'K45128903' })
})

test('of an order that ended before its request was taken everybody is named, and nothing is promised or awaited', () => {
  const { applicants, steps, promise, moment, name } = written('nothing')
  assert.equal(name, 'ویزای امارات')
  assert.deepEqual(
    applicants.map((one) => [one.name, one.outcome, one.papers, one.file]),
    [['سارا محمدی', null, [], null]],
  )
  assert.deepEqual([steps, promise, moment], [[], null, undefined])
})

test('nobody waits for an answer before it is paid, or when it never was', () => {
  for (const stage of ['unpaid', 'dropped'] as const)
    assert.equal(written({ stage }).applicants[0]?.outcome, null, stage)
  assert.equal(written({}).applicants[0]?.outcome, 'waiting')
})
