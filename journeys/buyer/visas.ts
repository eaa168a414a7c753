import assert from 'node:assert/strict'
import { iranZone } from '#calendar/zones.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { drawnPortrait } from '#testing/documents/drawn-papers.ts'
import { countryData } from '#visas/countries.ts'
import type { VisaRequest, VisaRequestToEdit } from '#visas/requests.ts'
import type { Belongings } from './belongings.ts'
import type { Buyer } from './diary.ts'
import type { Person } from './person.ts'

type Visas = Pick<Belongings, 'issuedVisa' | 'askedVisa' | 'appointedVisa' | 'anotherPhoto' | 'visaToEdit'>

const offeredOn = (today: Temporal.PlainDate) => today.add({ days: 8 }).toPlainDateTime('09:30')
const answerOn = (today: Temporal.PlainDate) => ({
  at: offeredOn(today).toString({ smallestUnit: 'minute' }),
  isTaken: false,
})

export function appointmentWish({ appointedVisa: { orderId, today } }: Belongings) {
  const days = { firstDay: `${today.add({ days: 5 })}`, lastDay: `${today.add({ days: 9 })}` }
  return { body: { orderId, ...days, part: 'any' } }
}

export function appointmentAnswer({ appointedVisa: { orderId, today } }: Belongings) {
  return { body: { orderId, ...answerOn(today) } }
}

export async function visasOf(agency: TestAgency, buyer: Buyer): Promise<Visas> {
  const { visas } = agency.agency
  const { desk } = visas
  const issued = await filed(agency, buyer)
  await desk.checked(issued.orderNumber)
  await desk.sent(issued.orderNumber)
  await desk.approve(issued.orderNumber, 0, new TextEncoder().encode('%PDF-1.4 a visa'))
  const asked = await filed(agency, buyer)
  await desk.askAgain(asked.orderNumber, { applicant: 0, kind: 'photo', says: 'زمینهٔ عکس روشن نیست.' })
  const appointed = await filed(agency, buyer, 'IT')
  const today = agency.agency.clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  await desk.offer(appointed.orderNumber, offeredOn(today), 'تهران')
  await visas.answerAppointment({ orderId: appointed.orderId, ...answerOn(today) }, buyer.userId)
  const anotherPhoto = await keep(agency, buyer, 'photo')
  return {
    issuedVisa: issued.orderId,
    askedVisa: asked.orderId,
    appointedVisa: { orderId: appointed.orderId, today },
    anotherPhoto,
    // a paid one; an unpaid one holds a place among its owner's holds
    visaToEdit: {
      orderId: asked.orderId,
      applicants: [{ fields: {}, papers: [] }],
      contact: { phoneNumber: '09351112233', email: '' },
    },
  }
}

export async function visaToEdit(agency: TestAgency, buyer: Buyer): Promise<VisaRequestToEdit> {
  const { orderId, request } = await submitted(agency, buyer)
  return { orderId, applicants: request.applicants, contact: request.contact }
}

async function filed(agency: TestAgency, buyer: Buyer, country: 'AZ' | 'IT' = 'AZ') {
  const { orders, database } = agency.agency
  const { orderId, orderNumber, request } = await submitted(agency, buyer, country)
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(request.totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return { orderId, orderNumber }
}

async function submitted(agency: TestAgency, buyer: Buyer, country: 'AZ' | 'IT' = 'AZ') {
  const papers = []
  for (const { kind } of countryData(country).papers.filter(({ isOptional }) => !isOptional))
    papers.push({ kind, blobId: await keep(agency, buyer, kind) })
  const request = await visaRequest(agency, buyer.person, { papers, country })
  const { orderId, orderNumber } = await agency.agency.visas.submit(request, {
    userId: buyer.userId,
    address: '10.0.0.1',
    sessionId: crypto.randomUUID(),
    once: crypto.randomUUID(),
  })
  return { orderId, orderNumber, request }
}

type Papers = VisaRequest['applicants'][number]['papers']

export async function visaRequest(
  { agency: { visas, clock } }: TestAgency,
  { form, contact }: Person,
  { papers, country = 'AZ' }: { readonly papers: Readonly<Papers>; readonly country?: 'AZ' | 'IT' },
): Promise<VisaRequest> {
  const choice = {
    country,
    type: 'tourist',
    days: 30,
    entry: 'single',
    speed: 'normal',
    isGuaranteed: country === 'AZ',
  } as const
  const { total } = await visas.totalPrice({ ...choice, applicants: 1 })
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  return {
    choice,
    travelDate: today.add({ days: country === 'IT' ? 75 : 40 }).toString(),
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
