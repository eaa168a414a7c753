import { dayMonth, weekdayDayMonth } from '#calendar/formatted.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { grouped } from '#money/formatted.ts'
import type { Rate } from '#money/rates.ts'
import { stayName } from '#orders/bought-words.ts'

interface Route {
  readonly originName: string
  readonly destinationName: string
  readonly departsLocal: Temporal.PlainDateTime
}

/** «تهران به مشهد پنجشنبه ۱۲ آذر»: five spaces, the limit of an SMS slot; none inside a name. */
export function routeInWords({ originName, destinationName, departsLocal }: Route): string {
  return `${unbroken(originName)} به ${unbroken(destinationName)} ${weekdayDayMonth(departsLocal.toPlainDate())}`
}

interface Stay {
  readonly hotelName: string
  readonly cityName: string
  readonly checkIn: Temporal.PlainDate
}

/** «هتل‌مرجان، کیش از پنجشنبه ۱۲ آذر», likewise. */
export function stayInWords({ hotelName, cityName, checkIn }: Stay): string {
  return `${stayName({ hotelName: unbroken(hotelName), cityName: unbroken(cityName) })} از ${weekdayDayMonth(checkIn)}`
}

const longestSource = 40

/** «دلار 1,250,000 ریال، ۳۰ آبان، نرخ‌خود‌ما», likewise. */
export function rateInWords({ currency, rialAUnit, setOn, source }: Rate): string {
  const day = dayMonth(Temporal.PlainDate.from(setOn))
  return `${CURRENCIES[currency].name} ${grouped(rialAUnit)} ریال، ${day}، ${unbroken(source.slice(0, longestSource).trim())}`
}

export function unbroken(name: string): string {
  return name.replaceAll(/\s+/g, '\u200c')
}
