import { dateWithYear } from '#calendar/formatted.ts'
import type { Due, Right } from '#flights/rights/right.ts'
import { persianDigits } from '#money/digits.ts'

/** What is due, as its traveller reads it. */
export function dueText(due: Due): string {
  switch (due.kind) {
    case 'money':
      return 'همهٔ پول بلیت، بدون جریمه'
    case 'other-flight':
      return 'پرواز دیگر، بدون پرداخت دوبارهٔ این بلیت'
    case 'refreshment':
      return 'پذیرایی در فرودگاه'
    case 'care':
      return 'غذا و نوشیدنی، و اگر شب بمانید جای خواب'
    case 'free-ticket':
      return 'یک بلیت رایگان مانند همین بلیت'
    case 'discount':
      return `یک بلیت دیگر با ${persianDigits(due.percent)}\u00a0درصد تخفیف`
    case 'penalty':
      return `${persianDigits(due.percent)}\u00a0درصد بهای بلیت، افزون بر پول آن`
    case 'euro':
      return `${persianDigits(due.amount)}\u00a0یورو غرامت، مگر علت بیرون از اختیار ایرلاین باشد`
    case 'part-of-price':
      return `${persianDigits(due.percent)}\u00a0درصد بهای این پرواز، اگر در کلاس پایین‌تر بنشانند`
    case 'luggage':
      return `جبران بار گم‌شده، آسیب‌دیده یا دیررسیده تا ${persianDigits(due.limitSdr)} واحد حق برداشت ویژه؛ آسیب را تا ${persianDigits(due.writtenWithinDays)} روز کتبی اعلام کنید`
  }
}

/** «دستورالعمل حقوق مسافر …، نامهٔ ۶۸۹۳، از ۱۴ اردیبهشت ۱۳۹۴» */
export function sourceText({ name, article, from }: Right['source']): string {
  return `${name}، ${article}، از ${dateWithYear(Temporal.PlainDate.from(from))}`
}
