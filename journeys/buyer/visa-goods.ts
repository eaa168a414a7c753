import type { DocumentKind } from '#documents/kinds.ts'
import { visaCalls } from '#visas/calls.ts'
import { type Buyer, type Diary, once } from './diary.ts'
import type { Goods } from './goods.ts'

export interface VisaWish {
  /** first day of the journey, YYYY-MM-DD */
  readonly travelDate: string
  /** uploads a document; returns its id */
  readonly hand: (buyer: Buyer, kind: DocumentKind) => Promise<string>
}

const choice = {
  country: 'AZ',
  type: 'tourist',
  days: 30,
  entry: 'single',
  speed: 'normal',
  isGuaranteed: true,
} as const

export function visaGoods({ travelDate, hand }: VisaWish): Goods {
  return {
    async order(shop, diary) {
      const { person } = diary.buyer
      const query = Object.entries({ ...choice, applicants: 1 }).map(([name, value]) => [name, String(value)])
      const told = await shop.ask(`${visaCalls.totalPrice.line}?${new URLSearchParams(query)}`)
      const { total } = visaCalls.totalPrice.answer.parse(told.data)
      const papers = []
      for (const kind of ['passport', 'photo'] as const)
        papers.push({ kind, blobId: await hand(diary.buyer, kind) })
      const fields = { ...person.form, ...passport }
      const request = { choice, travelDate, applicants: [{ fields, papers }], contact: person.contact }
      const parts = { request: JSON.stringify({ ...request, totalPrice: total }) }
      return taken(diary, await once(shop, diary, { line: visaCalls.submit.line, parts }))
    },
    async look(shop, { buyer }, orderId) {
      const told = await shop.ask(visaCalls.verify.line.replace('{id}', orderId), { by: buyer.token })
      return { status: visaCalls.verify.answer.parse(told.data).orderStatus, reference: null }
    },
  }
}

export const passport = {
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'B20000001',
  passportExpirationDateFa: '2036-01-01',
  passportExpirationDateType: 'Gregorian',
} as const

function taken(diary: Diary, told: Awaited<ReturnType<typeof once>>): string | undefined {
  if (told === undefined) return undefined
  const { orderId, total, orderStatus: status } = visaCalls.submit.answer.parse(told.data)
  Object.assign(diary, { orderId, total, status })
  return orderId
}
