import { nameView } from '#accounts/names.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { hotelOf } from '#hotels/catalogue.ts'
import { persianDigits } from '#money/digits.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { soldBy } from '#papers/seller-line.ts'
import { type TourFacts, tourDocument } from '#papers/tour-document.ts'
import { bedRows } from '#tours/beds.ts'
import { tourKind } from '#tours/kind.ts'
import { leaderWords } from '#tours/leader.ts'
import { packageName, packageOf } from '#tours/packages.ts'
import type { TourFlight } from '#tours/server/departures.ts'
import { type TourOrder, tourOrder } from '#tours/server/ordered.ts'
import { refuse } from '#tours/server/refusals.ts'
import type { Room } from '#tours/server/room.ts'

export async function voucher(
  room: Room,
  orderId: string,
  userId: string,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const order = await room.orders.ofUser(orderId, userId, tourKind)
  if (order.status === 'refunded') throw refuse('ROOMS_REFUNDED')
  if (order.status !== 'issued') throw refuse('NOT_ISSUED')
  const found = await tourOrder(room, order)
  const brand = paperBrand(room.sites.ofBrand(order.brand).brand)
  const voucherAddress = room.orders.ticketAddressOf(order)
  const sold = soldBy(await room.orders.creditSellerOf(orderId))
  const document = tourDocument({ ...factsOf(found), brand, voucherAddress, ...sold })
  return { bytes: await room.papers.tourPdf(document), name: document.fileName }
}

/** Throws LINK_OVER, TOO_MANY_OPENED. */
export async function sharedVoucher(room: Room, link: string): ReturnType<typeof voucher> {
  const { orderId, ownerId } = await room.orders.openedByLink(link, tourKind)
  return voucher(room, orderId, ownerId)
}

function factsOf({
  order,
  booking,
  departure,
  people,
}: TourOrder): Omit<TourFacts, 'brand' | 'voucherAddress'> {
  const of = packageOf(departure.packageId)
  const hotel = hotelOf(booking.hotelId)
  if (booking.issuedAt === null || booking.voucherNumber === null)
    throw new RangeError('a booked tour has a number and a time')
  return {
    orderNumber: order.orderNumber,
    voucherNumber: booking.voucherNumber,
    issuedAt: booking.issuedAt.toZonedDateTimeISO(iranZone).toPlainDateTime(),
    name: packageName(of),
    leavesOn: departure.leavesOn,
    returnsOn: departure.returnsOn,
    parts: [
      { label: 'پرواز رفت', lines: [flightLine(departure.outbound)] },
      { label: 'پرواز برگشت', lines: [flightLine(departure.inbound)] },
      {
        label: 'هتل',
        lines: [`${hotel.name}، ${persianDigits(hotel.stars)} ستاره، با صبحانه`, hotel.nameEn, hotel.address],
      },
      { label: 'ترانسفر', lines: ['فرودگاه به هتل و برگشت، با تابلوی نام گروه'] },
      { label: 'راهنما', lines: [`${leaderWords(of.place)} در ${of.place.name}؛ گشت شهر با گروه`] },
      { label: 'بیمه', lines: ['بیمهٔ سفر پایه برای همهٔ مسافران این برگه'] },
    ],
    people: booking.travellers.flatMap((one) => {
      const person = people[one.position]
      if (person === undefined || one.isRefunded) return []
      const place = `اتاق ${persianDigits(one.room + 1)}، ${bedRows[one.bed].name}`
      return [{ name: nameView(person), latinName: `${person.firstName} ${person.lastName}`, place }]
    }),
    notes: [
      'این واچر را با مدرک شناسایی همهٔ مسافران در فرودگاه و هتل نشان دهید.',
      'همهٔ ساعت‌ها به وقت محلی است.',
    ],
  }
}

function flightLine({ airlineName, flightNumber, departsLocal, arrivesLocal }: TourFlight): string {
  const [departs, arrives] = [departsLocal, arrivesLocal].map((at) => Temporal.PlainDateTime.from(at))
  if (departs === undefined || arrives === undefined) return flightNumber
  const day = weekdayDayMonth(departs.toPlainDate())
  return `${airlineName} ${flightNumber}، ${day}، ساعت ${clockTime(departs)} تا ${clockTime(arrives)}`
}
