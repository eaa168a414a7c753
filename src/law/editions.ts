import type { LawSlug, LawText, LawVariant } from '#law/law-text.ts'
import { abroadChangesBeforeThree, holdBeforeThree, priceBeforeThree } from '#law/texts/before-three.ts'
import { abroadChangesBeforeTwo, systemChangesBeforeTwo } from '#law/texts/before-two.ts'
import { buyingTicket } from '#law/texts/buying-ticket.ts'
import { charterFlight } from '#law/texts/charter-flight.ts'
import { internationalFlight } from '#law/texts/international-flight.ts'
import {
  cookiesOfFirstEdition,
  cookiesOfSecondEdition,
  privacy,
  privacyBeforeTwo,
} from '#law/texts/privacy.ts'
import { systemFlight } from '#law/texts/system-flight.ts'
import { terms, termsBeforeTwo } from '#law/texts/terms.ts'

export interface Edition {
  /** «1.0»: the first figure grows when what is owed changes, the second when it is said better */
  readonly version: string
  /** agreed to from this day on */
  readonly since: string
  readonly texts: (variant: LawVariant) => Readonly<Record<LawSlug, LawText>>
  /** sha-256 of the texts: an edition that was agreed to does not change */
  readonly digests: Readonly<Record<LawVariant, string>>
}

export const editions: readonly [Edition, ...Edition[]] = [
  {
    version: '3.0',
    since: '2026-11-30',
    texts: (variant) => ({
      terms: terms(variant),
      privacy: privacy(variant),
      'buying-ticket': buyingTicket(),
      'system-flight': systemFlight(),
      'charter-flight': charterFlight(),
      'international-flight': internationalFlight(),
    }),
    digests: {
      agency: '3b36a8c52e37aaa76c58352a069917800f25cf24ee9683d2dd8c0146824bca83',
      partner: 'cbec82b18e8a7d7e982ff8a88d929eda69ab45bd876abf09435a9eac77ac39be',
    },
  },
  {
    version: '2.0',
    since: '2026-11-29',
    texts: (variant) => ({
      terms: terms(variant, priceBeforeThree),
      privacy: privacy(variant),
      'buying-ticket': buyingTicket(holdBeforeThree),
      'system-flight': systemFlight(),
      'charter-flight': charterFlight(),
      'international-flight': internationalFlight(abroadChangesBeforeThree),
    }),
    digests: {
      agency: 'e37e9d169f666266b16db953d58586a4b738e1b0341d74d0ec83566a4ac41cab',
      partner: 'f6f8469deca3f40cd0f20e60967ebddc62e3bd80b9064fa8bf31322c049743c4',
    },
  },
  {
    version: '1.3',
    since: '2026-11-29',
    texts: textsBeforeTwo((variant) => privacyBeforeTwo(variant)),
    digests: {
      agency: '78a04ea099d32c00d5f285e6cdef9a21c0e8bceb6fbd7b1f49e756ce44f8757d',
      partner: '08dd8084cbca6ac9c7560ff264ede9dcd5cd5f8e9809e2a4d129115183b0d774',
    },
  },
  {
    version: '1.2',
    since: '2026-11-23',
    texts: textsBeforeTwo((variant) => privacyBeforeTwo(variant, { cookies: cookiesOfSecondEdition })),
    digests: {
      agency: '96ab6876c858d5be4adf5a55bbffda1f710c47593313b210c922b30a62a9e9b7',
      partner: 'b91d25e0922091bafadfdcd1fec0089febc7d72f2e95aa8b3856a920c46a5849',
    },
  },
  {
    version: '1.1',
    since: '2026-11-23',
    texts: textsBeforeTwo((variant) =>
      privacyBeforeTwo(variant, { cookies: cookiesOfSecondEdition, letters: [] }),
    ),
    digests: {
      agency: 'eebc2d717c1cb2705c7b929b548f636952ee8b62985eca13ee1dccef271c744c',
      partner: '39673e2b3211f89ac623d3500a9f44a362db10d46e7aef1548227022eaef1a36',
    },
  },
  {
    version: '1.0',
    since: '2026-11-22',
    texts: textsBeforeTwo((variant) =>
      privacyBeforeTwo(variant, { cookies: cookiesOfFirstEdition, letters: [] }),
    ),
    digests: {
      agency: '056c49256da07f41403a94b856d6c3f2bbbc6be000061f851a8e887f442300e4',
      partner: '0005f856a0a1e7dd676fb9438b8220be8043c5fc6025d50be897ac59f9cad61c',
    },
  },
]

function textsBeforeTwo(privacyOf: (variant: LawVariant) => LawText): Edition['texts'] {
  return (variant) => ({
    terms: termsBeforeTwo(variant),
    privacy: privacyOf(variant),
    'buying-ticket': buyingTicket(holdBeforeThree),
    'system-flight': systemFlight(systemChangesBeforeTwo),
    'charter-flight': charterFlight(),
    'international-flight': internationalFlight(abroadChangesBeforeTwo),
  })
}

/** What an order made now agrees to. */
export const [inForce] = editions

export function editionNumbered(version: string): Edition | undefined {
  return editions.find((edition) => edition.version === version)
}
