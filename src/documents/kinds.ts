/** §3, uploaded documents: kinds and maximum storage days. */
export const DOCUMENT_KINDS = {
  /** needed until the return; most trips are within half a year of booking */
  passport: { name: 'گذرنامه', keptDays: 180 },
  /** for visa requests, answered within weeks */
  photo: { name: 'عکس پرسنلی', keptDays: 60 },
  nationalCard: { name: 'کارت ملی', keptDays: 60 },
  birthCertificate: { name: 'شناسنامه', keptDays: 60 },
  previousVisa: { name: 'ویزای قبلی', keptDays: 60 },
} as const satisfies Record<string, { name: string; keptDays: number }>

export type DocumentKind = keyof typeof DOCUMENT_KINDS

export const documentKinds = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]]
