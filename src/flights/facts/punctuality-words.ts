import { dateRange, durationWords } from '#calendar/formatted.ts'
import { lateFromMinutes } from '#flights/facts/late-from.ts'
import type { Punctuality } from '#flights/facts/punctuality.ts'
import { persianDigits } from '#money/digits.ts'

/** «به‌موقع: ۸۲٪ از ۴۱ پرواز اخیر · تأخیر معمول ۱۲ دقیقه», for the eye. */
export function punctualityWords({ percent, flights, medianMinutes }: Punctuality): string {
  return `به‌موقع:\u00a0${persianDigits(percent)}٪ از ${persianDigits(flights)} پرواز اخیر\u00a0· ${medianShort(medianMinutes)}`
}

function medianShort(minutes: number): string {
  if (minutes > 0) return `تأخیر معمول ${durationWords(minutes)}`
  return minutes === 0 ? 'معمولاً بدون تأخیر' : `معمولاً ${durationWords(-minutes)} زودتر`
}

export function punctualitySentence({ percent, flights, medianMinutes, movement }: Punctuality): string {
  const action = movement === 'arrival' ? 'رسید' : 'برخاست'
  return `${persianDigits(percent)} درصد از ${persianDigits(flights)} پرواز اخیر با همین شماره به‌موقع ${action}؛ ${medianLong(medianMinutes)}.`
}

function medianLong(minutes: number): string {
  if (minutes > 0) return `تأخیر معمول ${durationWords(minutes)} بود`
  return minutes === 0 ? 'معمولاً تأخیر نداشت' : `معمولاً ${durationWords(-minutes)} زودتر بود`
}

export function punctualityCounted({ movement, from, until }: Punctuality): string {
  const action = movement === 'arrival' ? 'رسیدن' : 'برخاستن'
  const days = dateRange(Temporal.PlainDate.from(from), Temporal.PlainDate.from(until))
  return `${action} تا ${persianDigits(lateFromMinutes)} دقیقه پس از برنامه، ${days}`
}
