import { plus, type Rial, rial, sum, ZERO } from '#money/rial.ts'

/** Divides into whole rial that sum to the whole: rounded down, the rest to the
 * largest remainders, first ones first. Weights are not negative. */
export function shared(whole: Rial, weights: readonly Rial[]): readonly Rial[] {
  const all = BigInt(sum(weights))
  if (all === 0n) return weights.map(() => ZERO)
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight))
  const parts = exact.map((product) => rial(Number(product / all)))
  const left = whole - sum(parts)
  const luckiest = exact
    .map((product, index) => ({ index, remainder: product % all }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left)
  for (const { index } of luckiest) parts[index] = plus(parts[index] ?? ZERO, rial(1))
  return parts
}
