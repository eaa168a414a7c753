import { isSchengen } from '#flights/abroad/entry-visas.ts'
import { comingInSentence, countryWords } from '#flights/abroad/visa-words.ts'

export interface Passing {
  readonly country: string
  /** same ticket and same airport: the traveller stays in transit */
  readonly isAirside: boolean
}

/** Airside transit needs a paper: Schengen Visa Code, annex IV; Britain's DATV;
 * America, Canada and Australia have no visa-free transit. */
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
