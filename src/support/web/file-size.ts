import { persianDigits } from '#money/digits.ts'

/** «۲۴۰ کیلوبایت», «۱٫۵ مگابایت» */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  if (kilobytes < 1024) return `${persianDigits(kilobytes)} کیلوبایت`
  const tenths = Math.round(kilobytes / 102.4)
  return `${persianDigits(`${Math.floor(tenths / 10)}٫${tenths % 10}`)} مگابایت`
}
