import assert from 'node:assert/strict'
import { ExperienceOrderToSubmit } from '#experiences/requests.ts'
import { rial } from '#money/rial.ts'
import { openOctoSimulator, token } from '#simulators/octo/server.ts'
import { openAgencyToday, type TestAgency } from '#testing/app/agency.ts'
import { leader } from '#testing/experiences/office.ts'
import type { Buyer } from './diary.ts'

/** A house that sells experiences of a supplier's simulator, which closes with it. */
export async function agencyWithExperiences(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestAgency> {
  const simulator = await openOctoSimulator({ port: 0 })
  const supplier = { EXPERIENCE_SUPPLIERS: 'octo', OCTO_URL: simulator.url, OCTO_TOKEN: token }
  const agency = await openAgencyToday({ ...supplier, ...environment })
  return {
    ...agency,
    async [Symbol.asyncDispose]() {
      await agency[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}

/** A bought boat trip, a month ahead; nobody's in a house that sells none. */
export async function experienceIn({ agency, house }: TestAgency, { userId }: Buyer): Promise<string> {
  const { experiences, orders, database } = agency
  const boat = (await experiences.list()).find(({ experienceId }) => experienceId.endsWith('-boat'))
  if (boat === undefined) return crypto.randomUUID()
  const day = house.clock.now().toZonedDateTimeISO('Europe/Istanbul').toPlainDate().add({ days: 30 })
  const chosen = { experienceId: boat.experienceId, optionRef: 'DEFAULT', day: day.toString() }
  const [slot] = await experiences.slots({ ...chosen, units: '' })
  assert.ok(slot)
  const request = ExperienceOrderToSubmit.parse({
    ...experienceAtWrongPrice(leader),
    ...chosen,
    slotRef: slot.slotRef,
    totalPrice: slot.unitPrices?.['adult'],
  })
  const by = { userId, address: '192.0.2.1', sessionId: crypto.randomUUID(), once: crypto.randomUUID() }
  const { orderId, totalPrice } = await experiences.submit(request, by)
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return orderId
}

export function experienceAtWrongPrice(fields: object): object {
  return {
    experienceId: 'octo-bosphorus-boat',
    optionRef: 'DEFAULT',
    slotRef: 'none',
    day: '2026-12-10',
    party: [{ unitRef: 'adult', count: 1 }],
    leader: fields,
    contact: { phoneNumber: '09351112233' },
    totalPrice: 1000,
  }
}
