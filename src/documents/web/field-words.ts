import type { ReadField } from '#documents/reader/reading.ts'

const fieldWords: Readonly<Record<ReadField, string>> = {
  firstName: 'نام لاتین',
  lastName: 'نام خانوادگی لاتین',
  genderTitle: 'جنسیت',
  birthDateFa: 'تاریخ تولد',
  nationalCode: 'کد ملی',
  nationalityCountryNameFa: 'ملیت',
  passportIssuingCountryCountryNameFa: 'کشور صادرکننده',
  passportType: 'نوع گذرنامه',
  passportNumber: 'شمارهٔ گذرنامه',
  passportExpirationDateFa: 'تاریخ انقضا',
  passportExpirationDateType: 'تاریخ انقضا',
}

export function fieldNamed(field: ReadField): string {
  return fieldWords[field]
}

export function howMany(fields: readonly ReadField[]): number {
  return new Set(fields.map((field) => fieldWords[field])).size
}

export function fieldsNamed(fields: readonly ReadField[]): string {
  return [...new Set(fields.map((field) => fieldWords[field]))].join('، ')
}
