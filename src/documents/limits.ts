export const PICTURE = {
  mostBytes: 5 * 1024 * 1024,
  /** a picture of 5 MB may decompress to gigabytes */
  mostPixels: 40_000_000,
  /** pixels; below this no passport is legible */
  leastSide: 200,
  /** stored pictures are scaled down to this; every letter stays legible */
  mostSide: 3000,
} as const

/** Per traveller; nine visa applicants with five documents each fit. */
export const MOST_DOCUMENTS = 60

/** Upload rate per user and per address (a family shares one). */
export const REQUEST_LIMITS = [
  { what: 'upload', per: 'user', seconds: 3600, most: 60 },
  { what: 'upload-from', per: 'address', seconds: 3600, most: 200 },
  { what: 'read', per: 'user', seconds: 3600, most: 40 },
  { what: 'read-from', per: 'address', seconds: 3600, most: 200 },
] as const

export type RequestCount = 'upload' | 'read'
