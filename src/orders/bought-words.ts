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

/** What an order is of: a stay, or flights. */
export function productOf({ stay }: { readonly stay: object | null }): ProductKind {
  return stay === null ? 'flight' : 'hotel'
}
