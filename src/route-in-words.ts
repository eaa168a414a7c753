import { weekdayDayMonth } from '#calendar/written.ts'

interface Route {
  readonly originName: string
  readonly destinationName: string
  readonly departsLocal: Temporal.PlainDateTime
}

/** «تهران به مشهد پنجشنبه ۱۲ آذر»: five spaces, as many as the provider of messages lets through; none inside a name. */
export function routeInWords({ originName, destinationName, departsLocal }: Route): string {
  return `${unbroken(originName)} به ${unbroken(destinationName)} ${weekdayDayMonth(departsLocal.toPlainDate())}`
}

function unbroken(name: string): string {
  return name.replaceAll(/\s+/g, '\u200c')
}
