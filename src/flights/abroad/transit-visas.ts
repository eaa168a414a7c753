import { isSchengen } from '#flights/abroad/entry-visas.ts'
import { comingInSentence, countryWords } from '#flights/abroad/visa-words.ts'

export interface Passing {
  /** ISO, two letters */
  readonly country: string
  /** same ticket and same airport: the traveller stays in transit */
  readonly isAirside: boolean
}

/**
 * Countries requiring a paper for airside transit with an Iranian or Iraqi passport. Sources: Schengen Visa Code, annex IV;
 * Britain's direct airside transit visa; America, Canada and Australia have no visa-free transit.
 */
const closed = new Set(['GB', 'IE', 'US', 'CA', 'AU'])
const open = new Set(['IR', 'IQ', 'TR', 'AE', 'QA', 'OM', 'KW', 'BH', 'RU', 'CN', 'TH', 'MY'])

/** One sentence on the transit paper; null if none is needed. */
export function transitVisa({ country, isAirside }: Passing): string | null {
  // claiming bags or changing the airport means entering the country
  return isAirside ? airsideVisa(country) : comingInSentence(country)
}

function airsideVisa(country: string): string | null {
  const name = countryWords(country)
  if (isSchengen(country) || closed.has(country))
    return `برای عبور از ${name}، گذرنامهٔ ایرانی و عراقی ویزای ترانزیت می‌خواهد، حتی اگر از سالن ترانزیت بیرون نروید.`
  return open.has(country) ? null : `پیش از خرید، ویزای ترانزیت ${name} را از ایرلاین بپرسید.`
}
