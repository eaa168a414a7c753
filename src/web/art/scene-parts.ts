import { sightCities } from '#web/art/scene-cities.ts'

/** How many of each sights.svg has: `light-0` to `light-5`, and so on; twelve inks are in scene-inks.css. */
const counts = { ink: 12, light: 6, back: 6, front: 6, sight: 8 } as const

export interface SceneParts {
  readonly ink: number
  /** from the sky to the ground */
  readonly symbols: readonly string[]
}

/** Cities with a picture of their own in scenes/. */
export const drawnCities = ['MHD', 'KIH', 'SYZ', 'IFN', 'AZD', 'IST', 'DXB', 'THR'] as const

/** By city code: no two codes of three letters have the same scene. */
export function partsOf(cityCode: string): SceneParts {
  // every code is another number, and so another choice of one of each
  let left = scattered(numberOf(cityCode))
  const next = (part: keyof typeof counts) => {
    const chosen = left % counts[part]
    left = Math.floor(left / counts[part])
    return chosen
  }
  const ink = next('ink')
  const sky = [`light-${next('light')}`, `back-${next('back')}`]
  const ground = [`front-${next('front')}`, `sight-${next('sight')}`]
  return { ink, symbols: [...sky, ...(sightCities.includes(cityCode) ? [cityCode] : ground.toReversed())] }
}

const codes = 26 ** 3

function numberOf(cityCode: string): number {
  return (
    Array.from(cityCode, (letter) => letter.charCodeAt(0) % 26).reduce((sum, place) => sum * 26 + place, 0) %
    codes
  )
}

/** Neighbours in the alphabet look different; 7919 is prime and shares nothing with the number of codes. */
function scattered(number: number): number {
  return (number * 7919) % codes
}
