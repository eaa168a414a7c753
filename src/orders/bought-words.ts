import { persianDigits } from '#money/digits.ts'
import type { ProductKind } from '#orders/product.ts'

/** What things are called of what was bought. */
interface BoughtWords {
  /** what is kept until it is paid, one and all */
  readonly kept: string
  readonly allKept: string
  /** what its owner shows */
  readonly paper: string
  /** what can be given back by itself, one and all */
  readonly part: string
  readonly parts: string
  /** who is asked to confirm it */
  readonly seller: string
  /** who the order is for, each of them */
  readonly person: string
  readonly people: string
  /** what the time of giving back ends with */
  readonly beginning: string
  /** before the clock that runs until it has to be paid */
  readonly clock: string
  /** what an unpaid order still has, and what it has no more */
  readonly stillHas: string
  readonly hasNoMore: string
}

export const boughtWords = {
  flight: {
    kept: 'صندلی',
    allKept: 'صندلی‌ها',
    paper: 'بلیت',
    part: 'بلیت',
    parts: 'بلیت‌ها',
    seller: 'ایرلاین',
    person: 'مسافر',
    people: 'مسافران',
    beginning: 'پرواز',
    clock: 'قیمت و صندلی تا',
    stillHas: 'صندلی شما هنوز نگه داشته شده است.',
    hasNoMore: 'زمان نگه‌داری صندلی هم تمام شده است.',
  },
  hotel: {
    kept: 'اتاق',
    allKept: 'اتاق‌ها',
    paper: 'واچر',
    part: 'اتاق',
    parts: 'اتاق‌ها',
    seller: 'هتل',
    person: 'سرپرست',
    people: 'سرپرست اتاق‌ها',
    beginning: 'ورود',
    clock: 'قیمت و اتاق تا',
    stillHas: 'اتاق شما هنوز نگه داشته شده است.',
    hasNoMore: 'زمان نگه‌داری اتاق هم تمام شده است.',
  },
  visa: {
    kept: 'درخواست',
    allKept: 'درخواست',
    paper: 'پرونده',
    part: 'درخواست',
    parts: 'درخواست‌ها',
    seller: 'مرجع صدور',
    person: 'متقاضی',
    people: 'متقاضیان',
    beginning: 'فرستادن پرونده',
    clock: 'قیمت تا',
    stillHas: 'درخواست شما هنوز در انتظار پرداخت است.',
    hasNoMore: 'مهلت پرداخت هم تمام شده است.',
  },
} as const satisfies Record<ProductKind, BoughtWords>

/** «هتل مرجان، کیش»; a name that says its city already says it once: «هتل مرجان کیش» */
export function stayName({
  hotelName,
  cityName,
}: {
  readonly hotelName: string
  readonly cityName: string
}): string {
  return hotelName.includes(cityName) ? hotelName : `${hotelName}، ${cityName}`
}

/** «ویزای امارات، ۳۰ روزه» */
export function visaName({
  countryName,
  days,
}: {
  readonly countryName: string
  readonly days: number
}): string {
  return `ویزای ${countryName}، ${persianDigits(days)} روزه`
}

/** What an order is of: a stay, a visa, or flights. */
export function productOf({
  stay,
  visa,
}: {
  readonly stay: object | null
  readonly visa: object | null
}): ProductKind {
  if (visa !== null) return 'visa'
  return stay === null ? 'flight' : 'hotel'
}
