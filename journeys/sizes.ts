/** `SIZES=all` (`npm run proof -- screens`): all that a story has to tell, where `npm test` tells each promise once. */
export const isInFull = process.env.SIZES === 'all'

/** Variants of a story by size and theme, of which `npm test` tells the first. */
export function atSizes<const Telling>(tellings: readonly [Telling, ...Telling[]]): readonly Telling[] {
  return isInFull ? tellings : [tellings[0]]
}

/** What repeats a promise that `npm test` shows elsewhere. */
export function inFull<const Telling>(tellings: readonly Telling[]): readonly Telling[] {
  return isInFull ? tellings : []
}
