import type { drawnCities } from '#web/art/scene-parts.ts'
import dubai from '#web/art/scenes/dubai.svg?no-inline'
import isfahan from '#web/art/scenes/isfahan.svg?no-inline'
import istanbul from '#web/art/scenes/istanbul.svg?no-inline'
import kish from '#web/art/scenes/kish.svg?no-inline'
import mashhad from '#web/art/scenes/mashhad.svg?no-inline'
import shiraz from '#web/art/scenes/shiraz.svg?no-inline'
import tehran from '#web/art/scenes/tehran.svg?no-inline'
import yazd from '#web/art/scenes/yazd.svg?no-inline'

const drawn = {
  MHD: mashhad,
  KIH: kish,
  SYZ: shiraz,
  IFN: isfahan,
  AZD: yazd,
  IST: istanbul,
  DXB: dubai,
  THR: tehran,
} as const satisfies Record<(typeof drawnCities)[number], string>

const byCode: Readonly<Record<string, string>> = { ...drawn, IKA: tehran }

/** The picture of a city that has one of its own. */
export function drawnSceneOf(cityCode: string): string | undefined {
  return byCode[cityCode]
}
