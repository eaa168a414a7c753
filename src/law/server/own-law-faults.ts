import { createHash } from 'node:crypto'
import type { WholeBrand } from '#brands/brand.ts'
import type { OwnEdition } from '#brands/brand-law.ts'
import { ownTexts } from '#law/own-texts.ts'

/** What is wrong in the law of which brand; an edition that reads otherwise than it was agreed to among it. */
export function ownLawFaults(brands: Iterable<Pick<WholeBrand, 'id' | 'law'>>): readonly string[] {
  return [...brands].flatMap(({ id, law }) => [
    ...law.flatMap((edition) => faultsIn(edition).map((fault) => `${id}/law/${edition.version}: ${fault}`)),
    ...outOfOrder(law).map((version) => `${id}/law/${version}: is older than the edition before it`),
  ])
}

export function digestOf(edition: OwnEdition): string {
  return createHash('sha256')
    .update(JSON.stringify(ownTexts(edition)))
    .digest('hex')
}

function faultsIn(edition: OwnEdition): readonly string[] {
  try {
    const digest = digestOf(edition)
    if (digest === edition.digest) return []
    return [
      edition.digest === ''
        ? `once it says what you want, its digest is ${digest}`
        : `reads otherwise than it was agreed to (${digest}); put it back, and write what is new as a new edition`,
    ]
  } catch (error) {
    if (error instanceof RangeError) return [error.message]
    throw error
  }
}

function outOfOrder(newestFirst: readonly OwnEdition[]): readonly string[] {
  return newestFirst.flatMap(({ version, since }, at) =>
    since < (newestFirst[at + 1]?.since ?? since) ? [version] : [],
  )
}
