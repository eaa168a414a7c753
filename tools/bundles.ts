import { readFileSync } from 'node:fs'

/** So many files are told by one process; more of them would be waited for by all other lanes. */
const most = { sharing: 6, opening: 5, asking: 4 } as const

/** Half of what a process does at first is to load the product:
 * stories that share a house go together, so do those that open one. The longest go first, so that no lane waits at the end. */
export function bundles(
  files: readonly string[],
  sourceOf = (file: string) => readFileSync(file, 'utf8'),
): readonly (readonly string[])[] {
  const kindOf = (file: string) => {
    if (file.startsWith('journeys/buyer/')) return 'asking'
    if (/^journeys\/.+\//.test(file)) return 'alone'
    return sourceOf(file).includes('sharedHouse()') ? 'sharing' : 'opening'
  }
  const { alone = [], asking = [], opening = [], sharing = [] } = Object.groupBy(files, kindOf)
  return [
    ...alone.map((file) => [file]),
    ...dealt(asking, most.asking),
    ...dealt(sharing, most.sharing),
    ...dealt(opening, most.opening),
  ]
}

/** Dealt out like cards: files are named the longest first, and no hand shall have all of those. */
function dealt(files: readonly string[], size: number): readonly (readonly string[])[] {
  const parts = Math.ceil(files.length / size)
  return Array.from({ length: parts }, (_, part) => files.filter((_file, at) => at % parts === part))
}
