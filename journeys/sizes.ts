/** Variants of a story by size and theme. Runs only the first unless `SIZES=all` (`npm run proof -- screens`). */
export function atSizes<const Telling>(tellings: readonly [Telling, ...Telling[]]): readonly Telling[] {
  return process.env['SIZES'] === 'all' ? tellings : [tellings[0]]
}
