import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import {
  calendarSwitch,
  cardOf,
  chooseDate,
  chooseOrigin,
  formattedDate,
  type Person,
  text,
} from './people.ts'

export const saraAbroad = {
  latin: ['Sara', 'Mohammadi'],
  farsi: ['سارا', 'محمدی'],
  gender: 'زن',
  birth: '1989-10-06',
  passport: { origin: 'ایران', number: 'K45128903', expires: '2034-03-09' },
} as const satisfies Person

const numbers = {
  عراق: {
    right: ['A1234567', 'A12345678', 'AB123456', 'AB1234567'],
    wrong: ['A123456', 'ABC12345', '12345678'],
  },
  'سایر کشورها': { right: ['C01X00T4', 'ABCDEF', '1234567890'], wrong: ['AB123', 'ABCDEFGHIJK'] },
  ایران: { right: ['K4512890', 'K45128903'], wrong: ['AB123456', 'K451289', '45128903'] },
} as const

export async function passportNumbersKeepTheirShapes(page: Page, traveller: string): Promise<void> {
  const card = cardOf(page, traveller)
  const fault = card.getByText(named('شمارهٔ گذرنامه درست نیست'))
  for (const [origin, { right, wrong }] of Object.entries(numbers)) {
    await chooseOrigin(card, origin as keyof typeof numbers)
    for (const number of wrong) {
      await text(card, 'شماره گذرنامه', number)
      await fault.waitFor()
    }
    await lookAt(page, `a wrong passport ${origin}`)
    for (const number of right) {
      await text(card, 'شماره گذرنامه', number)
      await fault.waitFor({ state: 'hidden' })
    }
  }
}

export async function passportsLastLongEnough(page: Page, traveller: string, landing: string): Promise<void> {
  const card = cardOf(page, traveller)
  const label = 'تاریخ انقضا'
  const after = (months: number) => Temporal.PlainDate.from(landing).add({ months }).toString()
  const fault = card.getByText(named('اعتبار گذرنامه کمتر از ۶ ماه است'))
  await chooseDate(card, label, after(5))
  await page.getByRole('button', { name: named('ادامه') }).click()
  await fault.waitFor()
  await lookAt(page, 'a passport that ends too soon')
  await chooseDate(card, label, after(7))
  await fault.waitFor({ state: 'hidden' })
  const jalali = await formattedDate(card, label)
  await calendarSwitch(card, label).click()
  assert.notEqual(await formattedDate(card, label), jalali)
  await fault.waitFor({ state: 'hidden' })
  await chooseDate(card, label, after(5))
  await fault.waitFor()
  await chooseDate(card, label, after(7))
  await fault.waitFor({ state: 'hidden' })
  await calendarSwitch(card, label).click()
  assert.equal(await formattedDate(card, label), jalali)
}
