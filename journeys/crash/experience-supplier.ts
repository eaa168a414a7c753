import { chanceOf } from '#server/captcha/chance.ts'
import { type OctoSimulator, openOctoSimulator, token } from '#simulators/octo/server.ts'
import type { OctoCall, OctoSort } from '#simulators/octo/weather.ts'
import { drawn, type Misfortunes } from './misfortunes.ts'

export interface SellerOfExperiences extends OctoSimulator {
  readonly environment: Readonly<Record<string, string>>
  /** From now on it answers as it should. */
  calm(): void
}

const weather: Readonly<Partial<Record<OctoCall, Misfortunes<OctoSort>>>> = {
  availability: [
    [2, 'down'],
    [2, 'garbage'],
  ],
  reserve: [
    [8, 'lost'],
    [4, 'error-after'],
    [3, 'down'],
    [3, 'refused'],
    [1, 'hang'],
  ],
  confirm: [
    [12, 'lost'],
    [6, 'error-after'],
    [4, 'limited'],
    [4, 'refused'],
    [3, 'garbage'],
    [1, 'hang'],
  ],
  retrieve: [[8, 'down']],
  cancel: [
    [10, 'lost'],
    [5, 'error-after'],
    [5, 'down'],
    [5, 'refused'],
  ],
}

/** A supplier of experiences whose answers are lost and late while people buy. */
export async function openSellerOfExperiences(now: () => Temporal.Instant): Promise<SellerOfExperiences> {
  const chance = chanceOf('experiences', 'weather')
  let isCalm = false
  const simulator = await openOctoSimulator({
    port: 0,
    now,
    drawn: (call) => (isCalm ? undefined : drawn(weather[call] ?? [], chance)),
  })
  return {
    ...simulator,
    environment: { EXPERIENCE_SUPPLIERS: 'octo', OCTO_URL: simulator.url, OCTO_TOKEN: token },
    calm: () => {
      isCalm = true
    },
  }
}
