import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Agency } from '#app/door.ts'
import type { FlightItem } from '#flights/booking/server/hold.ts'
import { flightCalls } from '#flights/calls.ts'
import { type Rial, rial } from '#money/rial.ts'

export interface Stock {
  readonly fareId: number
  readonly price: Rial
}

export async function openStock(
  { flights, database, clock }: Agency,
  days: number,
): Promise<readonly Stock[]> {
  const today = clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const stock: Stock[] = []
  for (let ahead = 10; ahead < 10 + days; ahead++) {
    const asked = { ...toMashhad, dates: [today.add({ days: ahead }).toString()] }
    const { proposals } = await flights.search(flightCalls.available.body.parse(asked))
    const ordinary = proposals.filter((one) => !/99\d\d$/.test(one.flightGroups[0]?.flightNumber ?? ''))
    for (const one of ordinary) stock.push({ fareId: Number(one.proposalId), price: rial(one.totalPrice) })
  }
  await sql`update flights.fares set capacity = 100000000, elsewhere = 0, fill_load = 0
    where id = any(${stock.map(({ fareId }) => fareId)})`.execute(database)
  return stock
}

const toMashhad = {
  origin: { code: 'THR' },
  destination: { code: 'MHD' },
  adults: 1,
}

export async function buyWhole(agency: Agency, { fareId, price }: Stock): Promise<void> {
  const { orders, database } = agency
  const ownerId = randomUUID()
  const { orderId } = await orders.submit({
    ownerId,
    product: 'flight',
    item: { legs: [{ fareIds: [fareId], isReturning: false, groups: ['adult'] }] } satisfies FlightItem,
    journeys: [journey],
    stay: null,
    passengers: [person],
    contact: { phoneNumber: '09350000000', email: null },
    channel: 1,
    total: price,
    once: randomUUID(),
  })
  await orders.approve(orderId, ownerId)
  const { amount } = await orders.payable(orderId, ownerId)
  const capture = { attemptId: randomUUID(), orderId, gatewayId: 1, amount }
  await database.transaction().execute((trx) => orders.captured(trx, capture))
  await orders.work.issue(orderId)
}

const journey = {
  proposalId: '1',
  isReturning: false,
  airlineCode: 'W5',
  airlineName: 'ماهان',
  flightNumber: 'W5 1034',
  origin: 'THR',
  originName: 'تهران',
  destination: 'MHD',
  destinationName: 'مشهد',
  stops: [],
  departsLocal: Temporal.PlainDateTime.from('2027-01-01T10:00'),
  arrivesLocal: Temporal.PlainDateTime.from('2027-01-01T11:25'),
  departsAt: Temporal.Instant.from('2027-01-01T06:30Z'),
}

const person = {
  group: 'adult',
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  gender: 'Female',
  birthDate: Temporal.PlainDate.from('1989-10-15'),
  nationalCode: '0499370899',
  passport: null,
} as const
