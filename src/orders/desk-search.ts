import { mobileKey } from '#orders/tracking.ts'
import { fold } from '#places/fold.ts'

/** What a caller may have read out, by what it looks like; several may fit. */
export interface SearchTerms {
  /** of an order, a trip, a ticket, a payment, a passport: capitals and Latin digits, nothing between */
  readonly code: string | undefined
  /** its last ten digits */
  readonly mobile: string | undefined
  readonly nationalCode: string | undefined
  /** how a passenger's family name and name may begin, folded */
  readonly names: readonly string[]
}

const mobile = /^(?:00)?(?:98)?0?9\d{9}$/
const code = /^[a-z\d]{4,40}$/
const mostWords = 5

/** Undefined for what holds no letter and no figure. */
export function searchTerms(typed: string): SearchTerms | undefined {
  const folded = fold(typed)
  if (folded === '') return undefined
  const isNumber = /^\d+$/.test(folded)
  return {
    code: code.test(folded) ? folded.toUpperCase() : undefined,
    mobile: mobile.test(folded) ? mobileKey(folded) : undefined,
    nationalCode: isNumber && folded.length === 10 ? folded : undefined,
    names: /\d/.test(folded) ? [] : beginnings(typed),
  }
}

/** Nobody knows which word is the family's name: each order of the words that begins anew. */
function beginnings(typed: string): readonly string[] {
  const words = typed
    .split(/[\s/،,]+/)
    .map(fold)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const turned = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(''))
  return [...new Set(turned)].filter((name) => name.length > 1)
}

/** Persian letters are asked for among Persian names. */
export function isLatin(name: string): boolean {
  return /^[a-z]/.test(name)
}
