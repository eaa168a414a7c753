/** §5, uploads: JPG or PNG, at most 5 MB. */
export const PICTURE = {
  mostBytes: 5 * 1024 * 1024,
  /** a picture of 5 MB may unpack to gigabytes */
  mostPixels: 40_000_000,
  /** a passport cannot be read by anybody on less */
  leastSide: 200,
  /** what is kept is made no larger than this, which shows every letter of a passport */
  mostSide: 3000,
} as const

/** Of one traveller; nine who ask for a visa have nine passports, photos, cards, birth certificates and visas of before. */
export const MOST_DOCUMENTS = 60

/** How often pictures may be sent, of one traveller and from one address; a family shares an address. */
export const ASKED = [
  { what: 'upload', per: 'user', seconds: 3600, most: 60 },
  { what: 'upload-from', per: 'address', seconds: 3600, most: 200 },
  { what: 'read', per: 'user', seconds: 3600, most: 40 },
  { what: 'read-from', per: 'address', seconds: 3600, most: 200 },
] as const

export type RequestCount = 'upload' | 'read'
