/** A fitting one seven times out of eight; where none fits mostly nothing, so that histories go on. */
export function pick<T>(all: readonly T[], on: number, doesFit: (one: T) => boolean): T | undefined {
  const fitting = all.filter(doesFit)
  if (fitting.length === 0 && on % 8 < 6) return undefined
  const among = on % 8 === 7 || fitting.length === 0 ? all : fitting
  return among[(on >> 3) % Math.max(1, among.length)]
}
