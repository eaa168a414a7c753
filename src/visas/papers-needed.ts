import type { DocumentKind } from '#documents/kinds.ts'
import type { VisaCountry } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'

export interface PaperFault {
  readonly kind: DocumentKind
  readonly says: string
}

export interface Held {
  readonly id: string
  readonly kind: DocumentKind
}

interface Given {
  readonly kind: DocumentKind
  readonly blobId: string
}

export function paperFaults(
  country: VisaCountry,
  given: readonly Given[],
  held: readonly Held[],
): readonly PaperFault[] {
  const needed = countryData(country).papers
  const missing = needed
    .filter(({ kind, isOptional }) => !isOptional && given.every((paper) => paper.kind !== kind))
    .map(({ kind, name }) => ({ kind, says: `${name} را بفرستید.` }))
  const wrong = given.flatMap((paper, at) => {
    const says = faultOf(paper, { needed, held, isAgain: given.findIndex(isOf(paper.kind)) < at })
    return says === undefined ? [] : [{ kind: paper.kind, says }]
  })
  return [...missing, ...wrong]
}

interface Seen {
  readonly needed: readonly { readonly kind: DocumentKind }[]
  readonly held: readonly Held[]
  readonly isAgain: boolean
}

function faultOf({ kind, blobId }: Given, { needed, held, isAgain }: Seen): string | undefined {
  if (!needed.some(isOf(kind))) return 'این مدرک برای این ویزا لازم نیست.'
  if (isAgain) return 'این مدرک دو بار فرستاده شده است.'
  return held.some((one) => one.id === blobId && one.kind === kind)
    ? undefined
    : 'این تصویر دیگر نزد ما نیست؛ دوباره بفرستید.'
}

const isOf =
  (kind: DocumentKind) =>
  (paper: { readonly kind: DocumentKind }): boolean =>
    paper.kind === kind
