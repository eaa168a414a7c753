/**
 * Welch's t of two samples of unequal spread: how many standard errors their means lie apart. With thousands on a side a size
 * above 4.5 is no chance (ISO/IEC 17825's bound).
 */
export function welch(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length)
}

/**
 * The same without the slowest twentieth of both together: what another process on the machine did to a few answers would drown a
 * small difference of all the others.
 */
export function croppedWelch(one: readonly number[], other: readonly number[]): number {
  const sorted = [...one, ...other].sort((a, b) => a - b)
  const most = sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY
  const left = (all: readonly number[]) => all.filter((value) => value <= most)
  return welch(left(one), left(other))
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function momentsOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}
