/**
 * What may be attached (§3, uploaded documents), how many days it is kept at most, and what for. Whoever decides on it before
 * gives it back before.
 */
export const DOCUMENT_KINDS = {
  /** airlines and borders ask for it until the way back, and most journeys are over half a year after they were bought */
  passport: { name: 'گذرنامه', keptDays: 180 },
  /** these go into a request for a visa, which is answered within weeks */
  photo: { name: 'عکس پرسنلی', keptDays: 60 },
  nationalCard: { name: 'کارت ملی', keptDays: 60 },
  birthCertificate: { name: 'شناسنامه', keptDays: 60 },
  previousVisa: { name: 'ویزای قبلی', keptDays: 60 },
} as const satisfies Record<string, { name: string; keptDays: number }>

export type DocumentKind = keyof typeof DOCUMENT_KINDS

export const documentKinds = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]]
