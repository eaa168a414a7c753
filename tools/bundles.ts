import { readFileSync } from 'node:fs'

/** more files would delay the other lanes */
const most = 6

/** Stories on a shared house (`journeys/shared-house.ts`) are grouped, the others run alone. */
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
