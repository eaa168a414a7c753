import { holidaysOn, occasionOf } from '#calendar/holidays.ts'

interface HolidayWords {
  readonly words: readonly string[]
  /** what the calendar's own name has in it */
  readonly called: string
}

export const HOLIDAYS: readonly HolidayWords[] = [
  { words: ['نوروز', 'عید نوروز', 'عید', 'سال نو', 'nowruz', 'norooz', 'noruz'], called: 'نوروز' },
  { words: ['سیزده به در', 'سیزده بدر', '13 به در', '13 بدر'], called: 'سیزده‌به‌در' },
  { words: ['یلدا', 'شب یلدا', 'شب چله', 'yalda'], called: 'شب یلدا' },
  { words: ['چهارشنبه سوری', 'چارشنبه سوری'], called: 'چهارشنبه‌سوری' },
  { words: ['تاسوعا', 'تاسوعای حسینی', 'تاسوعا عاشورا', 'تاسوعا و عاشورا', 'tasua'], called: 'تاسوعا' },
  { words: ['عاشورا', 'عاشورای حسینی', 'ashura'], called: 'عاشورا' },
  { words: ['اربعین', 'اربعین حسینی', 'arbaeen'], called: 'اربعین' },
  { words: ['عید فطر', 'فطر'], called: 'عید فطر' },
  { words: ['عید قربان', 'قربان'], called: 'عید قربان' },
  { words: ['عید غدیر', 'غدیر'], called: 'عید غدیر' },
  { words: ['مبعث', 'عید مبعث'], called: 'مبعث' },
  { words: ['نیمه شعبان'], called: 'امام زمان' },
  { words: ['روز پدر'], called: 'ولادت امام علی' },
]

const daysLookedAt = 400

export function holidayFrom(n: number, from: Temporal.PlainDate): Temporal.PlainDate | undefined {
  const called = HOLIDAYS[n]?.called
  if (called === undefined) return undefined
  for (let days = 0; days < daysLookedAt; days++) {
    const date = from.add({ days })
    const names = [occasionOf(date) ?? '', ...holidaysOn(date).map(({ name }) => name)]
    if (names.some((name) => name.includes(called) && !name.startsWith('تعطیلی'))) return date
  }
  return undefined
}
