import { nameView } from '#accounts/names.ts'
import { clockTime, fullDate } from '#calendar/formatted.ts'
import { experienceKind } from '#experiences/kind.ts'
import { type Booking, bookedAs } from '#experiences/server/bookings.ts'
import { fetchPdf } from '#experiences/server/fetch-pdf.ts'
import { papersOf } from '#experiences/server/papers-there.ts'
import { refuse } from '#experiences/server/refusals.ts'
import type { Room } from '#experiences/server/room.ts'
import type { BookingPaper, PaperFormat } from '#experiences/supplier/booking.ts'
import { agesSay, unitName } from '#experiences/unit-words.ts'
import { persianDigits } from '#money/digits.ts'
import type { Order } from '#orders/order.ts'
import type { Code } from '#papers/barcodes.ts'
import { type ExperienceFacts, experienceDocument } from '#papers/experience-document.ts'
import { dateInEnglish } from '#papers/in-english.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { soldBy } from '#papers/seller-line.ts'

interface Voucher {
  readonly bytes: Uint8Array
  readonly name: string
}

/** A sheet of ours around the supplier's codes; where it gives one file and no code, that file. */
export async function voucher(room: Room, orderId: string, userId: string): Promise<Voucher> {
  const order = await room.orders.ofUser(orderId, userId, experienceKind)
  if (order.status === 'refunded') throw refuse('GIVEN_BACK')
  if (order.status !== 'issued') throw refuse('NOT_ISSUED')
  const row = await bookedAs(room.database, orderId)
  const papers = await papersOf(room, row)
  const codes = codesIn(papers)
  const files = papers.filter(({ format }) => format === 'pdf')
  const [file] = files
  if (codes.length === 0 && file !== undefined && files.length === 1) {
    const bytes = await fetchPdf(file.value)
    if (bytes === undefined) throw refuse('PAPER_LATER')
    return { bytes, name: `experience-${order.orderNumber}.pdf` }
  }
  const shown = codes.length > 0 ? codes : files
  if (shown.length === 0) throw refuse('PAPER_LATER')
  const document = experienceDocument(await factsOf(room, { order, row, shown }))
  return { bytes: await room.papers.experiencePdf(document), name: document.fileName }
}

const symbols: Readonly<Partial<Record<PaperFormat, Code['symbol']>>> = {
  qr: 'qrcode',
  code128: 'code128',
  aztec: 'azteccode',
}

/** Of each ticket the first code it has. */
function codesIn(papers: readonly BookingPaper[]): readonly BookingPaper[] {
  const codes = papers.filter(({ format }) => symbols[format] !== undefined)
  return codes.filter(({ of }, at) => codes.findIndex((one) => one.of === of) === at)
}

interface Printed {
  readonly order: Order
  readonly row: Booking
  readonly shown: readonly BookingPaper[]
}

async function factsOf(room: Room, { order, row, shown }: Printed): Promise<ExperienceFacts> {
  const [lead] = await room.orders.passengersOf(order.orderId)
  const seller = await room.orders.creditSellerOf(order.orderId)
  const { sold } = row
  const starts = Temporal.PlainDateTime.from(sold.startsLocal)
  const day = starts.toPlainDate()
  const hours = sold.hours.map(({ from, to }) => `${from}–${to}`).join(', ')
  const names = sold.units.flatMap((unit) => Array.from({ length: unit.count }, () => unitName(unit)))
  return {
    orderNumber: order.orderNumber,
    reference: row.reference ?? '',
    brand: paperBrand(room.sites.ofBrand(order.brand).brand),
    ...soldBy(seller),
    title: sold.title,
    when: sold.isAllDay ? fullDate(day) : `${fullDate(day)}، ساعت ${clockTime(starts)} به وقت محلی`,
    whenInEnglish: `${dateInEnglish(day)}, ${sold.isAllDay ? hours : starts.toPlainTime().toString({ smallestUnit: 'minute' })}`,
    cityName: sold.cityName,
    leader: lead === undefined ? '' : nameView(lead),
    leaderInLatin: lead === undefined ? '' : `${lead.firstName} ${lead.lastName}`,
    units: sold.units.map((unit) => {
      const ages = agesSay(unit.ages)
      return `${persianDigits(unit.count)} ${unitName(unit)}${ages === '' ? '' : `، ${ages}`}`
    }),
    codes: shown.map(({ of, format, value }) => {
      const whose = of === 'booking' ? 'همهٔ بلیت‌ها' : `بلیت ${persianDigits(of + 1)}، ${names[of] ?? ''}`
      const symbol = symbols[format]
      return symbol === undefined
        ? { code: { symbol: 'qrcode', content: value, says: 'کد نشانی فایل بلیت' }, of: `فایل ${whose}` }
        : { code: { symbol, content: value, says: 'کدی که هنگام ورود خوانده می‌شود' }, of: whose }
    }),
    notes: sold.notes.filter(({ kind }) => isOfTheDay.includes(kind)).map(({ text }) => text),
  }
}

const isOfTheDay: readonly string[] = ['before-coming', 'redeeming', 'access']
