import { samplePeople } from '#demo/sample-data.ts'
import { comeIn, issuedFor } from '../../journeys/issued-order.ts'
import { named } from '../../journeys/labels.ts'
import { passportPicture, sarasZone } from '../../journeys/passport-pictures.ts'
import { dayAhead } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

export async function walkPeople(stage: Stage, look: Look): Promise<void> {
  const { passengers, documents } = stage.product.agency
  const { userId } = await issuedFor(stage, look.mobile, () => true)
  for (const { id } of await passengers.savedOf(userId)) await passengers.forget(userId, id)
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await comeIn(visit, stage, look.mobile)
  await page.goto('/profile/passengers', { waitUntil: 'networkidle' })
  await take('55-passengers-before', 'whole')
  const expires = Temporal.PlainDate.from(dayAhead(60)).toString()
  await passengers.save(userId, samplePeople.dariush)
  const sara = await passengers.save(userId, { ...samplePeople.sara, passportExpirationDateFa: expires })
  const { buffer: sent } = await passportPicture(stage.browser, sarasZone)
  const number = samplePeople.sara.passportNumber
  await documents.keep({ userId, address: look.mobile }, { kind: 'passport', number, sent })
  await page.reload({ waitUntil: 'networkidle' })
  await take('56-passengers', 'whole')
  await page.goto(`/profile/passengers?edit=${sara.id}`, { waitUntil: 'networkidle' })
  await take('57-passenger-edited', 'whole')
  await page.goto('/profile/passengers?edit=new', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: named('افزودن مسافر') }).click()
  await page.getByRole('alert').waitFor()
  await take('58-passenger-new', 'whole')
  await page.goto('/profile/passengers', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: named('حذف سارا محمدی') }).click()
  await page.getByText(named('یک ساعت دیگر پاک می‌شود')).waitFor()
  await take('59-passenger-off', 'whole')
}
