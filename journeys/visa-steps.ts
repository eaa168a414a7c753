import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { rial } from '#money/rial.ts'
import { drawnPage, drawnPortrait } from '#testing/documents/drawn-papers.ts'
import { firstPrice } from '#testing/visas/first-prices.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { named } from './labels.ts'
import type { Chosen } from './passport-pictures.ts'
import { saraAbroad } from './passports.ts'
import { cardOf, chooseDate, fillPerson, type Person } from './people.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

export const applicants = [
  saraAbroad,
  {
    latin: ['Dariush', 'Rostami'],
    farsi: ['داریوش', 'رستمی'],
    gender: 'مرد',
    birth: '1986-04-23',
    passport: { origin: 'ایران', number: 'M31245678', expires: '2032-07-23' },
  },
] as const satisfies readonly Person[]

export const visa = {
  country: 'AE',
  type: 'tourist',
  days: 30,
  entry: 'single',
  speed: 'normal',
  isGuaranteed: true,
} as const

export async function paper(name: string): Promise<Chosen> {
  return { name, mimeType: 'image/jpeg', buffer: await drawnPage() }
}

export async function portrait(name: string, wall: string): Promise<Chosen> {
  return { name, mimeType: 'image/jpeg', buffer: await drawnPortrait({ wall }) }
}

export function paperRow(card: Locator, name: string): Locator {
  return card.getByRole('listitem').filter({ has: card.page().getByText(name, { exact: true }) })
}

export async function give(card: Locator, name: string, file: Chosen): Promise<void> {
  await paperRow(card, name).locator('input[type=file]').setInputFiles(file)
}

export async function goOnWith(card: Locator, name: string): Promise<void> {
  await paperRow(card, name)
    .getByRole('button', { name: named('با همین عکس ادامه می‌دهم') })
    .click()
}

const needed = ['گذرنامه', 'کارت ملی', 'شناسنامه'] as const

export async function giveAllPapers(card: Locator): Promise<void> {
  for (const name of needed) await give(card, name, await paper(`${name}.jpg`))
  // a page that is no passport's is sent all the same
  await paperRow(card, 'گذرنامه').getByText(named('دو خط پایین صفحهٔ گذرنامه پیدا نشد')).waitFor()
  await goOnWith(card, 'گذرنامه')
  await give(card, 'عکس پرسنلی', await portrait('photo.jpg', '#f4f4f1'))
  for (const name of [...needed, 'عکس پرسنلی'])
    await paperRow(card, name).getByText('بارگذاری شد', { exact: true }).waitFor()
}

export async function fillApplicant(page: Page, place: number): Promise<Locator> {
  const card = cardOf(page, `متقاضی ${['اول', 'دوم'][place]}`)
  await fillPerson(card, applicants[place] ?? applicants[0])
  return card
}

/** A day well after the first selectable one. */
export async function chooseTravelDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('تاریخ ورود به کشور مقصد') }).click()
  const open = page.getByRole('gridcell').getByRole('button', { disabled: false })
  await open.nth(10).click()
  await page.getByRole('button', { name: named('تایید تاریخ') }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

export async function expiresAfter(page: Page, day: string, months: number): Promise<void> {
  const expires = Temporal.PlainDate.from(day).add({ months }).toString()
  await chooseDate(cardOf(page, 'متقاضی اول'), 'تاریخ انقضا', expires)
}

export async function valuesOf(page: Page, label: string): Promise<readonly string[]> {
  return page
    .getByRole('textbox', { name: named(label) })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

/** A minimal valid PDF of one page. */
export const visaPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export async function numberOf(stage: Stage, orderId: string): Promise<string> {
  const order = await stage.product.agency.orders.order(orderId)
  assert.ok(order)
  return order.orderNumber
}

export interface VisaWish {
  readonly orderId: string
  readonly orderNumber: string
}

/** Sara and Dariush request a visa for the Emirates, without the pages; unpaid. */
export async function visaWish(stage: Stage, mobile: string, choice: VisaChoice = visa): Promise<VisaWish> {
  const { accounts, documents, visas } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const asker = { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() }
  const [page, photo] = [await drawnPage(), await drawnPortrait()]
  const applicants = []
  for (const fields of [samplePeople.sara, { ...samplePeople.dariush, nationalCode: '' }]) {
    const papers = []
    for (const kind of ['passport', 'photo', 'nationalCard', 'birthCertificate'] as const) {
      const sent = kind === 'photo' ? photo : page
      papers.push({ kind, blobId: (await documents.keep(asker, { kind, sent })).id })
    }
    applicants.push({ fields: { ...fields, type: 1 }, papers })
  }
  const { orderId, orderNumber } = await visas.submit(
    {
      choice: { ...choice },
      travelDate: dayAhead(choice.country === 'IT' ? 60 : 30),
      applicants,
      contact: { phoneNumber: mobile, email: '' },
      productChannel: 1,
      totalPrice: firstPrice(choice, applicants.length)?.total ?? 0,
    },
    asker,
  )
  return { orderId, orderNumber }
}

export async function visaFiled(stage: Stage, mobile: string, choice: VisaChoice = visa): Promise<VisaWish> {
  const asked = await visaWish(stage, mobile, choice)
  await paid(stage, asked.orderId, choice)
  return asked
}

export async function paid(stage: Stage, orderId: string, choice: VisaChoice = visa): Promise<void> {
  const { orders, database } = stage.product.agency
  const amount = rial(firstPrice(choice, 2)?.total ?? 0)
  await database
    .transaction()
    .execute((trx) => orders.captured(trx, { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount }))
  await eventually(
    async () => (await orders.order(orderId))?.status === 'issued',
    'the request was not filed',
    30,
  )
}
