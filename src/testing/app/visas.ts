import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { DocumentKind } from '#documents/kinds.ts'
import { due } from '#orders/order.ts'
import {
  openTestAgency,
  type SignedIn,
  sentBy,
  type TestAgency,
  type TestResponse,
} from '#testing/app/agency.ts'
import { firstPrice } from '#testing/visas/first-prices.ts'
import { visaCalls } from '#visas/calls.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import { VisaTracked } from '#visas/responses.ts'

const names = [
  ['Sara', 'سارا', 'A10000001', '1367-05-24'],
  ['Omid', 'امید', 'A10000002', '1365-05-24'],
  ['Nika', 'نیکا', 'A10000003', '1369-05-24'],
] as const

export function applicantForm(at = 0): Record<string, unknown> {
  const [firstName, firstNameFarsi, passportNumber, birthDateFa] = names[at % names.length] ?? names[0]
  return {
    firstName,
    lastName: 'Mohammadi',
    firstNameFarsi,
    lastNameFarsi: 'محمدی',
    genderTitle: at % 2 === 0 ? 'Female' : 'Male',
    birthDateFa,
    nationalityCountryNameFa: 'ایران',
    passportIssuingCountryCountryNameFa: 'ایران',
    passportType: 'IranianPassport',
    passportNumber,
    passportExpirationDateFa: '2031-01-01',
    passportExpirationDateType: 'Gregorian',
  }
}

export const toDubai: VisaChoice = {
  country: 'AE',
  type: 'tourist',
  days: 30,
  entry: 'single',
  speed: 'normal',
  isGuaranteed: false,
}
export const travelDate = '2026-12-20'

export interface Wish {
  readonly choice?: Partial<VisaChoice>
  readonly people?: readonly object[]
  readonly more?: object
  /** what every applicant leaves out */
  readonly without?: readonly DocumentKind[]
}

export type VisaOffice = Awaited<ReturnType<typeof openVisaOffice>>

export async function openVisaOffice() {
  const opened = await openTestAgency()
  opened.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  const { visas, orders } = opened.agency
  const sent = await picture()
  let users = 0

  const keep = (userId: string, kind: DocumentKind, picture = sent) =>
    kept(opened, { userId, kind, sent: picture })
  const requestOf = ({ userId }: SignedIn, wish: Wish = {}) => requestFor(wish, (kind) => keep(userId, kind))
  const submit = (user: SignedIn, request: object, key: string = randomUUID()) =>
    posted(opened, { by: user.token, request, key })
  async function submitted(user: SignedIn, wish: Wish = {}): Promise<VisaTracked> {
    const told = await submit(user, await requestOf(user, wish))
    assert.equal(told.status, 200, told.text)
    return VisaTracked.parse(told.data)
  }
  async function pay(orderId: string): Promise<'paid' | 'credited'> {
    const order = await orders.order(orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }
    return opened.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
  }
  return {
    ...opened,
    visas,
    desk: visas.desk,
    keep,
    requestOf,
    submit,
    submitted,
    pay,
    user: () => opened.admit(`+98913${String(users++).padStart(7, '0')}`),
    async filed(user: SignedIn, wish: Wish = {}): Promise<VisaTracked> {
      const { orderId } = await submitted(user, wish)
      assert.equal(await pay(orderId), 'paid')
      await orders.work.issue(orderId)
      return visas.tracked(orderId, user.userId)
    },
    async away(user: SignedIn, wish: Wish = {}): Promise<VisaTracked> {
      const { orderId, orderNumber } = await this.filed(user, wish)
      await visas.desk.checked(orderNumber)
      await visas.desk.sent(orderNumber)
      return visas.tracked(orderId, user.userId)
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}

/** How a refund into the wallet is asked for, beside its order, quote and items. */
export const intoWallet = {
  reasonId: 1,
  destination: 'wallet',
  iban: '',
  cardNumber: '',
  bankAccountNumber: '',
  holderName: '',
  savedAccountId: '',
  agreement: true,
} as const

export const visaPdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

function picture(): Promise<Buffer> {
  const marks = Buffer.from(
    '<svg width="600" height="800"><circle cx="50%" cy="40%" r="120" fill="#345"/></svg>',
  )
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4f4f4' } })
    .composite([{ input: marks }])
    .jpeg()
    .toBuffer()
}

interface ToKeep {
  readonly userId: string
  readonly kind: DocumentKind
  readonly sent: Buffer
}

async function kept({ agency }: TestAgency, { userId, ...what }: ToKeep): Promise<string> {
  return (await agency.documents.keep({ userId, address: '10.0.0.1' }, what)).id
}

async function requestFor(
  wish: Wish,
  keep: (kind: DocumentKind) => Promise<string>,
): Promise<Record<string, unknown>> {
  const choice = { ...toDubai, ...wish.choice }
  const people = wish.people ?? [applicantForm()]
  const kinds = countryData(choice.country)
    .papers.filter(({ kind, isOptional }) => !isOptional && wish.without?.includes(kind) !== true)
    .map(({ kind }) => kind)
  const applicants = []
  for (const fields of people) {
    const papers = []
    for (const kind of kinds) papers.push({ kind, blobId: await keep(kind) })
    applicants.push({ fields, papers })
  }
  const contact = { phoneNumber: '09123456789', email: '' }
  const totalPrice = firstPrice(choice, people.length)?.total ?? 1
  return { choice, travelDate, applicants, contact, totalPrice, ...wish.more }
}

interface Posted {
  readonly by: string
  readonly request: object
  readonly key: string
}

async function posted({ house }: TestAgency, { by, request, key }: Posted): Promise<TestResponse> {
  const form = new FormData()
  form.set('request', JSON.stringify(request))
  const body = new Response(form)
  const [, url = ''] = visaCalls.submit.line.split(' ')
  const answer = await house.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${by}`,
      'idempotency-key': key,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return sentBy(answer.statusCode, answer.body, undefined)
}
