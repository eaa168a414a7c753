import { chanceOf } from '#server/captcha/chance.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import type { DuffelFault } from '#simulators/duffel/weather.ts'

export interface SellerOfFlights extends DuffelSimulator {
  readonly environment: Readonly<Record<string, string>>
  /** From now on it answers as it should. */
  calm(): void
}

/** of a call, in percent */
const weather: Readonly<Partial<Record<DuffelFault, number>>> = {
  'offer-down': 2,
  'order-lost': 6,
  'order-booked500': 4,
  'order-busy': 3,
  'orders-down': 6,
  'retrieve-down': 8,
  'payment-lost': 6,
  'payment-booked500': 4,
  'available-down': 4,
  'services-lost': 15,
  'services-booked500': 8,
  'services-busy': 5,
  'services-garbage': 3,
  'services-sold-out': 4,
  'services-declined': 4,
  'change-offers-down': 4,
  'change-pending-lost': 6,
  'change-pending-busy': 3,
  'change-confirm-lost': 10,
  'change-confirm-booked500': 6,
  'change-confirm-busy': 3,
  'change-read-down': 8,
  'change-dearer': 4,
  'change-refused': 4,
  'change-expired': 3,
  'quote-down': 5,
  'confirm-lost': 8,
}

/** A supplier of flights abroad, and of bags on them later, whose answers are lost and late while people buy. */
export async function openSellerOfFlights(now: () => Temporal.Instant): Promise<SellerOfFlights> {
  const chance = chanceOf('flights abroad', 'weather')
  let isCalm = false
  const simulator = await openDuffelSimulator({
    port: 0,
    now,
    strikes: (fault) => !isCalm && chance.between(0, 100) < (weather[fault] ?? 0),
  })
  return {
    ...simulator,
    environment: {
      SUPPLIERS: 'duffel',
      DUFFEL_URL: simulator.url,
      DUFFEL_TOKEN: token,
      DUFFEL_EMAIL: 'tickets@example.com',
    },
    calm: () => {
      isCalm = true
    },
  }
}
