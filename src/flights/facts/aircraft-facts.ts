import { persianDigits } from '#money/digits.ts'

/** Usual economy layout by the manufacturer; airlines may differ, so the text says «معمولاً». */
const layouts: readonly (readonly [type: RegExp, layout: string])[] = [
  [/\bA(?:318|319|320|321)/, '3-3'],
  [/\bA(?:300|310|330|340)/, '2-4-2'],
  [/\bA350|\b787\b/, '3-3-3'],
  [/\bA380/, '3-4-3'],
  [/\bA220/, '2-3'],
  [/\b737\b|\b757\b/, '3-3'],
  [/\b767\b/, '2-3-2'],
  [/\bE1(?:70|75|90|95)\b/, '2-2'],
  [/\bERJ-1(?:35|45)\b/, '1-2'],
  [/\bATR\b|ای‌تی‌آر/, '2-2'],
  [/\bMD-8\d\b|(?:فوکر|Fokker) 100\b/, '2-3'],
]

export function seatsAbreast(aircraft: string): string | undefined {
  return layouts.find(([type]) => type.test(aircraft))?.[1]
}

/** Manufacturers as suppliers write them, and in Persian. */
const makers: readonly (readonly [told: RegExp, maker: string])[] = [
  [/^(?:Airbus(?: Industrie?s?)? )?(?=A[23]\d\d)/, 'ایرباس'],
  [/^(?:Boeing )?(?=7[0-8]7)/, 'بوئینگ'],
  [/^Fok?ker (?=\d)/, 'فوکر'],
  [/^ATR[ -](?=\d)/, 'ای‌تی‌آر'],
  [/^Embraer (?=E)/, 'امبرائر'],
  [/^(?:McDonnell Douglas )?(?=MD-?\d)/, 'مک‌دانل داگلاس'],
]

/** «بوئینگ 737-500» from "Boeing 737-500"; an unknown name stays as it is. */
export function aircraftName(aircraft: string): string {
  const known = makers.find(([told]) => told.test(aircraft))
  return known === undefined ? aircraft : aircraft.replace(known[0], `${known[1]} `)
}

/** For a Persian line: keeps digits and hyphens in order and unbroken. */
export function aircraftView(aircraft: string): string {
  return aircraftName(aircraft).replace(
    /[A-Za-z0-9][A-Za-z0-9 -]*/,
    (model) => `\u2066${model.replaceAll('-', '-\u2060')}\u2069`,
  )
}

export function aircraftWords(aircraft: string): string {
  const [name, layout] = [aircraftView(aircraft), seatsAbreast(aircraft)]
  if (layout === undefined) return name
  const seats = persianDigits(layout).split('-')
  return `${name}، هر ردیف معمولاً ${seats.slice(0, -1).join('، ')} و ${seats.at(-1)} صندلی`
}
