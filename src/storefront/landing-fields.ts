import { figureFault, filled } from '#content/placeholders.ts'
import { type FieldFault, paragraphsIn, textFault } from '#content/text-fault.ts'
import type { Fields } from '#content/version.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import type { LandingFacts } from '#storefront/landing-facts.ts'
import type { LandingContent } from '#storefront/responses.ts'

/** What may stand between braces in the text of a city, and what it is. */
export const landingFigures = {
  city: 'نام شهر',
  price: 'ارزان‌ترین قیمت روزهای آینده',
  weekly: 'پرواز مستقیم در هفته',
  airlines: 'شمار ایرلاین‌ها',
} as const

const names = Object.keys(landingFigures)

export function landingFaults(fields: Fields): readonly FieldFault[] {
  const wrong = ['lede', 'about'].flatMap((property) => {
    const says = figureFault({ text: fields[property] ?? '', own: '', names })
    return says === undefined ? [] : [{ property, says }]
  })
  return [
    ...textFault(fields, 'lede', { says: 'سرآغاز را تا ۲۰۰ حرف بنویسید.', least: 0, most: 200 }),
    ...textFault(fields, 'about', { says: 'متن را با ۲۰ تا ۳۰۰۰ حرف بنویسید.', least: 20, most: 3000 }),
    ...wrong,
  ]
}

/** The texts of the desk in their places. What says a figure that is not known now is left out. */
export function withDeskTexts(
  content: LandingContent,
  { facts, fields }: { readonly facts: LandingFacts; readonly fields: Fields | undefined },
): LandingContent {
  if (fields === undefined) return content
  const figures = figuresOf(facts)
  const lede = filled(fields['lede'] ?? '', figures)
  const about = paragraphsIn(fields['about'] ?? '').flatMap((one) => filled(one, figures) ?? [])
  return {
    ...content,
    lede: lede === undefined || lede === '' ? content.lede : lede,
    paragraphs: [...about, ...content.paragraphs],
  }
}

function figuresOf({
  city,
  flights,
  services,
  airlines,
}: LandingFacts): Record<keyof typeof landingFigures, string> {
  const prices = flights.origins.flatMap(({ lowest }) => lowest ?? [])
  const weekly = services.reduce((sum, one) => sum + one.weeklyFlights, 0)
  return {
    city: city.name,
    price: prices.length === 0 ? '' : priceWords(Math.min(...prices)),
    weekly: weekly === 0 ? '' : persianDigits(weekly),
    airlines: airlines.length === 0 ? '' : persianDigits(airlines.length),
  }
}
