import type { ArticleDraft } from '../article.ts'
import { cities } from './cities.ts'
import { customs } from './customs.ts'
import { flight } from './flight.ts'
import { guide } from './guide.ts'
import { nature } from './nature.ts'
import { pilgrimage } from './pilgrimage.ts'
import { visa } from './visa.ts'

const rooms = [cities, guide, nature, visa, flight, customs, pilgrimage]

/** Newest first; subjects take turns, as in a magazine. */
export const articles: readonly ArticleDraft[] = Array.from(
  { length: Math.max(...rooms.map((one) => one.length)) },
  (_, turn) => rooms.flatMap((one) => one[turn] ?? []),
).flat()
