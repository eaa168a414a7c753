/** None up to three letters, one up to five, else two. */
function slipsForgiven(letters: number): number {
  if (letters <= 3) return 0
  return letters <= 5 ? 1 : 2
}

/** Edit distance of folded texts; undefined when too far. */
export function nearness(typed: string, name: string): number | undefined {
  const forgiven = slipsForgiven(name.length)
  if (Math.abs(typed.length - name.length) > forgiven) return undefined
  const slips = slipsBetween(typed, name)
  return slips <= forgiven ? slips : undefined
}

/** Optimal string alignment: `rows[i][j]` compares the first i and j letters. */
function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const slips = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + changed)
      rows[i]?.push(swapped ? Math.min(slips, at(i - 2, j - 2) + 1) : slips)
    }
  }
  return at(a.length, b.length)
}
