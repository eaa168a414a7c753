import type { Chance } from '#server/captcha/chance.ts'

/** of a call, in percent */
export type Misfortunes<Sort extends string> = readonly (readonly [percent: number, sort: Sort])[]

export function drawn<Sort extends string>(misfortunes: Misfortunes<Sort>, chance: Chance): Sort | undefined {
  let left = chance.between(0, 100)
  for (const [percent, sort] of misfortunes) {
    left -= percent
    if (left < 0) return sort
  }
  return undefined
}
