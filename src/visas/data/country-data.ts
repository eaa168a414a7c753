import type { VisaCountry } from '#visas/choice.ts'
import type { VisaFacts } from '#visas/responses.ts'

type Added = 'lengths' | 'rate' | 'path' | 'isOpen'
type Lists = 'papers' | 'otherPapers' | 'questions' | 'rejections' | 'takes' | 'sources'

/** What is said of a country; the lengths, the address and whether it is open are added to it. */
export interface CountryData extends Readonly<Omit<VisaFacts, Added | Lists>> {
  readonly code: VisaCountry
  readonly nameEn: string
  readonly papers: readonly VisaFacts['papers'][number][]
  readonly otherPapers: readonly string[]
  readonly questions: readonly VisaFacts['questions'][number][]
  readonly rejections: readonly string[]
  readonly takes: readonly VisaFacts['takes'][number][]
  readonly sources: readonly string[]
  /** ISO numbers of the days on which its authority does not work */
  readonly weekend: readonly number[]
  /** papers are handed over on a day the authority gives, in person */
  readonly byAppointment?: true
  /** medical cover that it asks for at least, euro */
  readonly insuredEuro?: number
  /** who is younger on the day of travel may not apply without a grown-up */
  readonly notAloneBelow: number | null
}
