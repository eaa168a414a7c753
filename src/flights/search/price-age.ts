import { clocks } from '#calendar/clocks.ts'
import { persianDigits } from '#money/digits.ts'

/** Seconds since a price was computed; never negative, even when the client's clock is behind ours. */
export function ageOf({ pricedAt }: { readonly pricedAt: string }, nowMs: number): number {
  return Math.max(0, (nowMs - Date.parse(pricedAt)) / 1000)
}

/** «همین حالا», «۱۲ دقیقه پیش», «۳ ساعت پیش»: how long ago a price was true. */
export function ageWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'همین حالا'
  if (minutes < 60) return `${persianDigits(minutes)} دقیقه پیش`
  return `${persianDigits(Math.floor(minutes / 60))} ساعت پیش`
}

export function isOld(seconds: number): boolean {
  return seconds >= clocks.search
}
