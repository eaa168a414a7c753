import { isSchengen } from '#flights/abroad/entry-visas.ts'
import { comingInSentence, countryWords } from '#flights/abroad/visa-words.ts'

export interface Passing {
  /** ISO, two letters */
  readonly country: string
  /** the next flight is on the same ticket and leaves from the same airport: one stays in its transit hall */
  readonly isAirside: boolean
}

/**
 * Airports whose transit hall holders of Iranian and Iraqi passports may not use without a paper, and those that ask none.
 * Schengen: visa code, annex IV; Britain: direct airside transit visa; America, Canada and Australia know no free transit.
 */
const closed = new Set(['GB', 'IE', 'US', 'CA', 'AU'])
const open = new Set(['IR', 'IQ', 'TR', 'AE', 'QA', 'OM', 'KW', 'BH', 'RU', 'CN', 'TH', 'MY'])

/** One sentence on the paper that passing through takes; null where it takes none. */
export function transitVisa({ country, isAirside }: Passing): string | null {
  // who claims bags, or goes to another airport, comes into the country
  return isAirside ? airsideVisa(country) : comingInSentence(country)
}

function airsideVisa(country: string): string | null {
  const name = countryWords(country)
  if (isSchengen(country) || closed.has(country))
    return `برای عبور از ${name}، گذرنامهٔ ایرانی و عراقی ویزای ترانزیت می‌خواهد، حتی اگر از سالن ترانزیت بیرون نروید.`
  return open.has(country) ? null : `پیش از خرید، ویزای ترانزیت ${name} را از ایرلاین بپرسید.`
}
