import type { ProductFace } from '#orders/face.ts'

/** A product with several ways in is named by what they share. */
export function productWords({ tabs }: ProductFace): string {
  const [first, second] = tabs
  return second === undefined ? (first?.words ?? '') : (first?.long.trim() ?? '')
}
