import type { Code } from '#papers/barcodes.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import { sellerLine } from '#papers/seller-line.ts'
import type { PaperBrand, PaperSeller } from '#papers/ticket-facts.ts'

/** Filled in by the room that sold it. */
export interface ExperienceFacts {
  readonly orderNumber: string
  /** the supplier's number of the booking */
  readonly reference: string
  readonly brand: PaperBrand
  readonly seller?: PaperSeller
  readonly title: string
  readonly when: string
  readonly whenInEnglish: string
  readonly cityName: string
  /** who is said at the entrance */
  readonly leader: string
  readonly leaderInLatin: string
  readonly units: readonly string[]
  /** one for all, or one for each ticket, as its supplier wants them shown */
  readonly codes: readonly { readonly code: Code; readonly of: string }[]
  readonly notes: readonly string[]
}

export interface ExperienceDocument extends Omit<ExperienceFacts, 'brand' | 'seller'> {
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  readonly seller: string | null
}

/** Pure, never refuses; unprintable characters are replaced. Codes hold what they held. */
export function experienceDocument(facts: ExperienceFacts): ExperienceDocument {
  const reference = printable(facts.reference)
  return {
    fileTitle: `بلیت ${mixed(facts.title)}، ${latin(reference)}`,
    fileName: `experience-${facts.orderNumber.replaceAll(/\W/g, '')}-${reference.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    seller: sellerLine(facts.seller),
    orderNumber: latin(facts.orderNumber),
    reference: latin(reference),
    title: mixed(facts.title),
    when: facts.when,
    whenInEnglish: latin(facts.whenInEnglish),
    cityName: mixed(facts.cityName),
    leader: mixed(facts.leader),
    leaderInLatin: latin(facts.leaderInLatin),
    units: facts.units.map(mixed),
    codes: facts.codes.map(({ code, of }) => ({ code: { ...code, says: mixed(code.says) }, of: mixed(of) })),
    notes: facts.notes.map(mixed),
  }
}
