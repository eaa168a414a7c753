import type { ProductFace } from '#orders/face.ts'

/** A product with several ways in is named by what they share, one without any by its paper. */
export function productWords({ tabs, words }: Pick<ProductFace, 'tabs' | 'words'>): string {
  const [first, second] = tabs
  if (first === undefined) return words.paper
  return second === undefined ? first.words : first.long.trim()
}
