import { weekdayDayMonth } from '#calendar/formatted.ts'
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

export function unbroken(name: string): string {
  return name.replaceAll(/\s+/g, '\u200c')
}
