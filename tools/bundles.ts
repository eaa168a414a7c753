import { readFileSync } from 'node:fs'

/** So many files share a house; more of them would be waited for by all other lanes. */
const most = 6

/** Files whose stories share a house (`journeys/shared-house.ts`) some together, each other alone. */
export function bundles(
  files: readonly string[],
  sourceOf = (file: string) => readFileSync(file, 'utf8'),
): readonly (readonly string[])[] {
  const isSharing = (file: string) => sourceOf(file).includes('sharedHouse()')
  const { alone = [], sharing = [] } = Object.groupBy(files, (file) =>
    isSharing(file) ? 'sharing' : 'alone',
  )
  const parts = Math.ceil(sharing.length / most)
  const together = Array.from({ length: parts }, (_, part) => sharing.filter((_, at) => at % parts === part))
  return [...together, ...alone.map((file) => [file])]
}
