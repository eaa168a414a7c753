/**
 * The tellings of a story that differ in size and theme alone. Every run tells the first; the others are told with `SIZES=all`
 * (`npm run proof -- screens`).
 */
export function atSizes<const Telling>(tellings: readonly [Telling, ...Telling[]]): readonly Telling[] {
  return process.env['SIZES'] === 'all' ? tellings : [tellings[0]]
}
