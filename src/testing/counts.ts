/** Of counts to forty those for which it is so. */
function countsOf(isSo: (count: number) => boolean): readonly number[] {
  return Array.from({ length: 41 }, (_, count) => count).filter((count) => isSo(count))
}

export function most(isSo: (count: number) => boolean): number | undefined {
  return countsOf(isSo).at(-1)
}

export function least(isSo: (count: number) => boolean): number | undefined {
  return countsOf(isSo)[0]
}

export function only(isSo: (count: number) => boolean): string {
  return countsOf(isSo).join(' or ')
}
