import { sampleTicket } from '#papers/sample-ticket.ts'
import type { LodgingFacts, RoomFacts, VoucherFacts } from '#papers/voucher-facts.ts'

const at = Temporal.PlainDateTime.from

const flexible = [
  { until: at('2026-12-02T12:00'), percent: 0 },
  { until: at('2026-12-03T14:00'), percent: 50 },
  { percent: 100 },
] as const

const first: RoomFacts = {
  room: 0,
  voucherNumber: 'KMR-7Q2X4',
  name: 'اتاق دوتخته رو به دریا',
  nameEn: 'Double room, sea view',
  board: 'breakfast',
  adults: 2,
  childAges: [],
  leader: { name: 'سارا محمدی‌نژاد', latinName: 'Sara Mohammadinezhad' },
  cancellation: flexible,
}

const marjan: LodgingFacts = {
  name: 'هتل مرجان کیش',
  nameEn: 'Marjan Kish Hotel',
  stars: 5,
  address: 'کیش، ضلع شرقی، بلوار ساحل، ۲۰۰ متر تا ساحل مرجان',
  city: 'کیش',
  cityEn: 'Kish',
  country: 'ایران',
  countryEn: 'Iran',
  latitude: 26.5327,
  longitude: 54.0274,
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
}

/** Three rooms in Kish, one with children, for tests and the style guide. */
export const sampleVoucher: VoucherFacts = {
  orderNumber: '48151642',
  voucherAddress: 'https://parastoo.example/track?ticket=AZ7sH0Qx0xU9v1kW2mJcKAxH4n8rYVbqkS3pT5uLw9E',
  issuedAt: at('2026-11-21T14:04'),
  brand: sampleTicket.brand,
  hotel: marjan,
  checkIn: Temporal.PlainDate.from('2026-12-03'),
  checkOut: Temporal.PlainDate.from('2026-12-06'),
  rooms: [
    first,
    {
      ...first,
      room: 1,
      voucherNumber: 'KMR-7Q2X5',
      name: 'سوئیت خانواده، بالکن‌دار',
      nameEn: 'Family suite with balcony',
      board: 'half-board',
      childAges: [4, 9],
      leader: { name: 'داریوش رستمی', latinName: 'Dariush Rostami' },
    },
    {
      ...first,
      room: 2,
      voucherNumber: 'KMR-7Q2X6',
      name: 'اتاق یک‌تخته رو به شهر',
      nameEn: 'Single room, city view',
      board: 'room-only',
      adults: 1,
      leader: { name: 'آرش رستمی', latinName: 'Arash Rostami' },
      cancellation: [{ percent: 100 }],
    },
  ],
}
