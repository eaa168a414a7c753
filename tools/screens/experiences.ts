import { ExperienceOrderToSubmit } from '#experiences/requests.ts'
import { rial } from '#money/rial.ts'
import { leader } from '#testing/experiences/office.ts'
import { comeIn } from '../../journeys/issued-order.ts'
import { dayAhead, eventually } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

const boat = { experienceId: 'octo-bosphorus-boat', optionRef: 'DEFAULT' } as const

/** Cities, a city, a boat with its day, time and tickets, who buys them, and the order until it goes back. */
export async function walkExperiences(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const seen = async (name: string, path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
  await seen('130-experiences', '/experiences')
  const city = await page.getByRole('main').locator('a[href*="city="]').first().getAttribute('href')
  await seen('131-experiences-of-a-city', city ?? '')
  await seen('132-experience', `/experiences/${boat.experienceId}`)
  const { experiences } = stage.product.agency
  const day = dayAhead(30)
  const [slot] = await experiences.slots({ ...boat, day, units: '' })
  if (slot === undefined) throw new Error(`no boat on ${day}`)
  const chosen = new URLSearchParams({ option: boat.optionRef, day, slot: slot.slotRef, units: 'adult:2' })
  await seen('133-experience-chosen', `/experiences/${boat.experienceId}?${chosen}`)
  await comeIn(visit, stage, look.mobile)
  const buy = await page
    .getByRole('complementary')
    .locator('a[href^="/experiences/buy"]')
    .getAttribute('href')
  await seen('134-experience-buyer', buy ?? '')
  const { userId } = await stage.product.agency.accounts.settle(`+98${look.mobile.slice(1)}`)
  const held = await experiences.submit(
    ExperienceOrderToSubmit.parse({
      ...boat,
      slotRef: slot.slotRef,
      day,
      party: [{ unitRef: 'adult', count: 2 }],
      leader,
      contact: { phoneNumber: look.mobile, email: '' },
      totalPrice: slot.partyPrice ?? (slot.unitPrices?.['adult'] ?? 0) * 2,
    }),
    { userId, address: look.mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  await seen('135-experience-confirm', `/experiences/confirm?orderId=${held.orderId}`)
  await issue(stage, held)
  const details = '/profile/my-travels/order-details'
  await seen('136-experience-order', `${details}/ExperienceOrderDetails?orderId=${held.orderId}`)
  await seen('137-experience-refund', `${details}/flight-order-items?orderId=${held.orderId}`)
}

interface Held {
  readonly orderId: string
  readonly totalPrice: number
}

async function issue({ product }: Stage, { orderId, totalPrice }: Held): Promise<void> {
  const { orders, database } = product.agency
  const paid = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, paid))
  const isIssued = async () => (await orders.order(orderId))?.status === 'issued'
  await eventually(isIssued, 'the experience was not issued', 60)
}
