import { clockTime, fullDate } from '#calendar/formatted.ts'
import { latinDigits, persianDigits } from '#money/digits.ts'
import type { Code } from '#papers/barcodes.ts'
import { type BrandView, brandView } from '#papers/brand-view.ts'
import { countInEnglish, dateInEnglish, momentInEnglish } from '#papers/in-english.ts'
import { latin, mixed, printable } from '#papers/printable.ts'
import { sellerLine } from '#papers/seller-line.ts'
import type { LodgingFacts, VoucherFacts } from '#papers/voucher-facts.ts'
import { type Both, type RoomView, roomView } from '#papers/voucher-room.ts'
import { type TermsView, termsViews } from '#papers/voucher-terms.ts'

export interface VoucherDocument {
  readonly title: Both
  readonly fileTitle: string
  readonly fileName: string
  readonly brand: BrandView
  /** who is to be asked instead of us */
  readonly seller: string | null
  readonly orderNumber: string
  readonly issuedAt: Both
  readonly hotel: LodgingView
  /** of the first room; the order's reference at the hotel */
  readonly voucherNumber: string
  /** signed link to the voucher's present state */
  readonly reference: Code
  /** check-in, check-out, nights, rooms: label, value, small print */
  readonly cells: readonly { readonly label: Both; readonly value: Both; readonly small: Both }[]
  readonly rooms: readonly RoomView[]
  readonly terms: readonly TermsView[]
  readonly notes: readonly Both[]
}

interface LodgingView {
  readonly name: Both
  readonly place: Both
  readonly stars: number
  readonly address: string
  readonly position: string
}

/** Pure, never refuses; unprintable characters are replaced. */
export function voucherDocument(facts: VoucherFacts): VoucherDocument {
  const { hotel, issuedAt, rooms } = facts
  const number = printable(rooms[0].voucherNumber)
  return {
    title: { fa: 'واچر هتل', en: 'Hotel voucher\u00a0· Booking confirmation' },
    fileTitle: `واچر ${mixed(hotel.name)}، ${latin(number)}`,
    fileName: `voucher-${facts.orderNumber.replaceAll(/\W/g, '')}-${number.replaceAll(/\W/g, '')}.pdf`,
    brand: brandView(facts.brand),
    seller: sellerLine(facts.seller),
    orderNumber: latin(facts.orderNumber),
    issuedAt: {
      fa: `${fullDate(issuedAt.toPlainDate())}، ساعت ${clockTime(issuedAt)}`,
      en: momentInEnglish(issuedAt),
    },
    hotel: lodgingView(hotel),
    voucherNumber: latin(number),
    reference: {
      symbol: 'qrcode',
      content: facts.voucherAddress,
      says: 'کد QR برای دیدن اصالت و وضعیت واچر',
    },
    cells: cellsOf(facts),
    rooms: rooms.map(roomView),
    terms: termsViews(rooms),
    notes: notesOf(facts),
  }
}

function lodgingView(hotel: LodgingFacts): LodgingView {
  return {
    name: { fa: mixed(hotel.name), en: printable(hotel.nameEn) },
    place: {
      fa: mixed(`${hotel.city}، ${hotel.country}`),
      en: printable(`${hotel.cityEn}, ${hotel.countryEn}`),
    },
    stars: hotel.stars,
    address: mixed(hotel.address),
    position: latin(`${hotel.latitude.toFixed(5)}, ${hotel.longitude.toFixed(5)}`),
  }
}

function cellsOf({ hotel, checkIn, checkOut, rooms }: VoucherFacts): VoucherDocument['cells'] {
  const nights = checkIn.until(checkOut).days
  const from = clockTime(Temporal.PlainTime.from(hotel.checkInFrom))
  const until = clockTime(Temporal.PlainTime.from(hotel.checkOutUntil))
  return [
    {
      label: { fa: 'ورود', en: 'Check-in' },
      value: { fa: fullDate(checkIn), en: dateInEnglish(checkIn) },
      small: { fa: `از ساعت ${from}`, en: `from ${hotel.checkInFrom}` },
    },
    {
      label: { fa: 'خروج', en: 'Check-out' },
      value: { fa: fullDate(checkOut), en: dateInEnglish(checkOut) },
      small: { fa: `تا ساعت ${until}`, en: `until ${hotel.checkOutUntil}` },
    },
    {
      label: { fa: 'مدت', en: 'Stay' },
      value: { fa: `${persianDigits(nights)} شب`, en: countInEnglish(nights, 'night') },
      small: { fa: `${persianDigits(rooms.length)} اتاق`, en: countInEnglish(rooms.length, 'room') },
    },
  ]
}

function notesOf({ brand, wishes, seller }: VoucherFacts): readonly Both[] {
  return [
    ...(wishes === undefined ? [] : [wishesNote(wishes)]),
    {
      fa: 'این واچر را با کارت ملی یا گذرنامهٔ سرپرست هر اتاق به پذیرش هتل نشان دهید.',
      en: 'Please show this voucher and the identity card or passport of each lead guest at the front desk.',
    },
    {
      fa: 'هزینهٔ اقامت با مالیات کامل پرداخت شده است؛ هزینه‌های شخصی در هتل با مهمان است.',
      en: 'The stay is paid in full, taxes included. Personal extras are settled at the hotel.',
    },
    { fa: 'همهٔ ساعت‌ها به وقت محلی هتل است.', en: 'All times are local to the hotel.' },
    seller === undefined
      ? {
          fa: `هر اتاق را می‌توانید جدا از «سفرهای من» در ${printable(brand.name)} لغو کنید.`,
          en: `Questions: ${printable(brand.email)}, ${printable(latinDigits(brand.phone))}`,
        }
      : {
          fa: `لغو و تغییر را از ${printable(seller.name)} بخواهید، ${latin(seller.phone)}.`,
          en: `Questions: ${printable(latinDigits(seller.phone))}`,
        },
  ]
}

/** Words of the guest's own may be in either script on either half. */
function wishesNote({ fa, en }: NonNullable<VoucherFacts['wishes']>): Both {
  return {
    fa: `خواستهٔ مهمان (هتل قول نداده است): ${mixed(fa)}`,
    en: `Guest's wishes (not guaranteed): ${printable(en)}`,
  }
}
