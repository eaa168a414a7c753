/** Welch's t: the difference of means in standard errors; above 4.5 is significant (ISO/IEC 17825). */
export function welch(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length)
}

/** Without the slowest 5% of both together, which other processes may have caused. */
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
