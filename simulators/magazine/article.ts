export type CategorySlug = 'cities' | 'nature' | 'guide' | 'visa' | 'flight' | 'customs'

/** An article as its writer writes it: blocks with a blank line between, «##», «-», «>» and «|» as usual. */
export interface ArticleDraft {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly category: CategorySlug
  readonly art: ArtName
  readonly text: string
}

export const artNames = [
  'bridge',
  'windcatcher',
  'dome',
  'garden',
  'bazaar',
  'sea',
  'island',
  'desert',
  'forest',
  'suitcases',
  'passport',
  'plane',
  'night',
  'spring',
  'city',
] as const
export type ArtName = (typeof artNames)[number]
