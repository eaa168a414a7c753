/** The first, the last and those around the page; null where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b)
  return shown.flatMap((one, at) => {
    const before = shown[at - 1]
    if (before === undefined || one === before + 1) return [one]
    return one === before + 2 ? [one - 1, one] : [null, one]
  })
}
