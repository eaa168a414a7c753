import assert from 'node:assert/strict'
import type { DocumentKind } from '#documents/kinds.ts'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { drawnPortrait } from '#testing/documents/drawn-papers.ts'
import type { VisaRequest } from '#visas/requests.ts'
import type { Belongings } from './call-rules.ts'
import type { Buyer } from './diary.ts'
import type { Person } from './person.ts'

type Visas = Pick<Belongings, 'issuedVisa' | 'askedVisa' | 'anotherPhoto'>

export async function visasOf(agency: TestAgency, buyer: Buyer): Promise<Visas> {
  const { desk } = agency.agency.visas
  const issued = await filed(agency, buyer)
  await desk.checked(issued.orderNumber)
  await desk.sent(issued.orderNumber)
  await desk.approve(issued.orderNumber, 0, new TextEncoder().encode('%PDF-1.4 a visa'))
  const asked = await filed(agency, buyer)
  await desk.askAgain(asked.orderNumber, { applicant: 0, kind: 'photo', says: 'زمینهٔ عکس روشن نیست.' })
  const anotherPhoto = await keep(agency, buyer, 'photo')
  return { issuedVisa: issued.orderId, askedVisa: asked.orderId, anotherPhoto }
}

async function filed(agency: TestAgency, buyer: Buyer) {
  const { visas, orders, database } = agency.agency
  const papers = []
  for (const kind of ['passport', 'photo'] as const)
    papers.push({ kind, blobId: await keep(agency, buyer, kind) })
  const request = await visaRequest(agency, buyer.person, papers)
  const { orderId, orderNumber } = await visas.submit(request, {
    userId: buyer.userId,
    address: '10.0.0.1',
    sessionId: crypto.randomUUID(),
    once: crypto.randomUUID(),
  })
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(request.totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return { orderId, orderNumber }
}

type Papers = VisaRequest['applicants'][number]['papers']

export async function visaRequest(
  { agency: { visas, clock } }: TestAgency,
  { form, contact }: Person,
  papers: Readonly<Papers>,
): Promise<VisaRequest> {
  const choice = {
    country: 'AZ',
    type: 'tourist',
    days: 30,
    entry: 'single',
    speed: 'normal',
    isGuaranteed: true,
  } as const
  const { total } = await visas.totalPrice({ ...choice, applicants: 1 })
  const today = clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  return {
    choice,
    travelDate: today.add({ days: 40 }).toString(),
    applicants: [{ fields: { ...form, ...passport }, papers: [...papers] }],
    contact: { ...contact, email: '' },
    productChannel: 1,
    totalPrice: total,
  }
}

const passport = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'B20000001',
  passportExpirationDateFa: '2034-01-01',
  passportExpirationDateType: 'Gregorian',
} as const

async function keep({ agency }: TestAgency, { userId }: Buyer, kind: DocumentKind): Promise<string> {
  const sent = await drawnPortrait({ width: 300, height: 400 })
  const { id } = await agency.documents.keep({ userId, address: '10.0.0.1' }, { kind, sent })
  return id
}
