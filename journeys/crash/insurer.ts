import { chanceOf } from '#server/captcha/chance.ts'
import {
  apiKey,
  openXCoverSimulator,
  partner,
  secret,
  type XCoverSimulator,
} from '#simulators/xcover/server.ts'
import type { XCoverCall, XCoverSort } from '#simulators/xcover/weather.ts'
import { drawn, type Misfortunes } from './misfortunes.ts'

export interface Insurer extends XCoverSimulator {
  readonly environment: Readonly<Record<string, string>>
  /** From now on it answers as it should. */
  calm(): void
}

const weather: Readonly<Partial<Record<XCoverCall, Misfortunes<XCoverSort>>>> = {
  offer: [
    [3, 'down'],
    [1, 'hang'],
    [2, 'garbage'],
  ],
  confirm: [
    [12, 'lost'],
    [6, 'booked500'],
    [6, 'locked'],
    [4, 'busy'],
    [4, 'refused'],
    [3, 'garbage'],
    [1, 'hang'],
  ],
  booking: [[12, 'down']],
  change: [
    [4, 'down'],
    [2, 'garbage'],
  ],
  'change-confirm': [
    [15, 'lost'],
    [6, 'booked500'],
    [4, 'busy'],
    [4, 'refused'],
    [3, 'garbage'],
    [1, 'hang'],
  ],
  cancel: [
    [8, 'down'],
    [4, 'busy'],
  ],
  'cancel-confirm': [
    [15, 'lost'],
    [5, 'booked500'],
  ],
}

/** An insurer beside our own contract, whose answers are lost and late while people buy. */
export async function openInsurer(now: () => Temporal.Instant): Promise<Insurer> {
  const chance = chanceOf('insurer', 'weather')
  let isCalm = false
  const simulator = await openXCoverSimulator({
    port: 0,
    now,
    drawn: (call) => (isCalm ? undefined : drawn(weather[call] ?? [], chance)),
  })
  return {
    ...simulator,
    environment: {
      INSURERS: 'xcover',
      XCOVER_URL: `${simulator.url}/x`,
      XCOVER_PARTNER: partner,
      XCOVER_API_KEY: apiKey,
      XCOVER_SECRET: secret,
      XCOVER_PLANS: 'full=travel_comprehensive:2',
      XCOVER_ASSISTANCE: 'Assistance Abroad',
      XCOVER_ASSISTANCE_PHONE: '+441234567890',
      XCOVER_EMAIL: 'policies@example.com',
    },
    calm: () => {
      isCalm = true
    },
  }
}
