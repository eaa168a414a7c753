export interface SimulatedUnit {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly ages: readonly [number, number]
  readonly accompaniedBy?: readonly string[]
  readonly idRequired?: boolean
  readonly paxCount?: number
  readonly most?: number
  /** minor units; none where a booking has one price */
  readonly price?: number
}

export interface SimulatedProduct {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** the same two for whoever asks in Farsi */
  readonly farsi: readonly [title: string, summary: string]
  readonly city: string
  readonly country: string
  readonly place: readonly [latitude: number, longitude: number]
  readonly timeZone: string
  readonly currency: 'USD' | 'AED'
  readonly minutes: number
  /** of those that begin at a time */
  readonly starts: readonly string[]
  /** of those that are open; a day without is closed */
  readonly hours: readonly { readonly from: string; readonly to: string }[]
  /** ISO, 1 is Monday */
  readonly closedOn?: number
  /** null: unlimited */
  readonly capacity: number | null
  readonly cutOff: readonly [amount: number, unit: 'minute' | 'hour' | 'day']
  readonly units: readonly SimulatedUnit[]
  /** minor units, for all of a booking */
  readonly bookingPrice?: number
  readonly leastUnits?: number
  readonly mostUnits?: number
  readonly isOpenDated?: boolean
  /** somebody looks at it first: `accepted` after a while, `declined`, or never */
  readonly pending?: 'accepted' | 'declined' | 'forgotten'
  readonly delivery: 'VOUCHER' | 'TICKET'
  readonly formats: readonly ('QRCODE' | 'PDF_URL')[]
}

const adult = (price?: number): SimulatedUnit => ({
  id: 'adult',
  type: 'ADULT',
  title: 'Adult',
  ages: [13, 99],
  ...(price === undefined ? {} : { price }),
})
const child = (price: number): SimulatedUnit => ({
  id: 'child',
  type: 'CHILD',
  title: 'Child',
  ages: [3, 12],
  accompaniedBy: ['adult'],
  price,
})
const infant: SimulatedUnit = {
  id: 'infant',
  type: 'INFANT',
  title: 'Infant',
  ages: [0, 2],
  accompaniedBy: ['adult'],
  most: 2,
  price: 0,
}

const istanbul = { city: 'Istanbul', country: 'TR', timeZone: 'Europe/Istanbul', currency: 'USD' } as const
const dubai = { city: 'Dubai', country: 'AE', timeZone: 'Asia/Dubai', currency: 'AED' } as const
const yerevan = { city: 'Yerevan', country: 'AM', timeZone: 'Asia/Yerevan', currency: 'USD' } as const

/** Invented, in cities that are not. */
export const simulatedProducts: readonly SimulatedProduct[] = [
  {
    ...istanbul,
    id: 'bosphorus-boat',
    title: 'Boat along the Bosphorus',
    summary: 'Two hours by boat between two continents, with tea.',
    farsi: ['قایق‌سواری در بسفر', 'دو ساعت با قایق میان دو قاره، با چای.'],
    place: [41.0256, 28.9833],
    minutes: 120,
    starts: ['10:00', '14:00', '19:30'],
    hours: [],
    capacity: 30,
    cutOff: [24, 'hour'],
    units: [adult(2500), child(1250), infant],
    mostUnits: 12,
    delivery: 'VOUCHER',
    formats: ['QRCODE', 'PDF_URL'],
  },
  {
    ...istanbul,
    id: 'tile-museum',
    title: 'Museum of tiles',
    summary: 'Eight hundred years of tiles in a restored school.',
    farsi: ['موزهٔ کاشی', 'هشتصد سال کاشی در مدرسه‌ای بازسازی‌شده.'],
    place: [41.0115, 28.9781],
    minutes: 90,
    starts: [],
    hours: [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '18:00' },
    ],
    closedOn: 1,
    capacity: null,
    cutOff: [60, 'minute'],
    units: [
      adult(900),
      child(300),
      { id: 'student', type: 'STUDENT', title: 'Student', ages: [13, 30], idRequired: true, price: 450 },
      { id: 'family', type: 'FAMILY', title: 'Family of four', ages: [0, 99], paxCount: 4, price: 2000 },
    ],
    delivery: 'TICKET',
    formats: ['QRCODE'],
  },
  {
    ...dubai,
    id: 'desert-car',
    title: 'A car into the desert',
    summary: 'A car of your own with its driver, until sunset.',
    farsi: ['با ماشین به دل کویر', 'ماشینی برای خودتان با راننده، تا غروب.'],
    place: [24.8235, 55.5381],
    minutes: 300,
    starts: ['15:00'],
    hours: [],
    capacity: 12,
    cutOff: [2, 'day'],
    units: [adult()],
    bookingPrice: 78_000,
    mostUnits: 6,
    pending: 'accepted',
    delivery: 'VOUCHER',
    formats: ['QRCODE', 'PDF_URL'],
  },
  {
    ...dubai,
    id: 'roof-dinner',
    title: 'Dinner on a roof',
    summary: 'The cook decides in the morning whether there is a table.',
    farsi: ['شام روی بام', 'آشپز هر صبح می‌گوید که میز دارد یا نه.'],
    place: [25.1972, 55.2744],
    minutes: 150,
    starts: ['20:00'],
    hours: [],
    capacity: 8,
    cutOff: [12, 'hour'],
    units: [adult(24_000)],
    pending: 'declined',
    delivery: 'VOUCHER',
    formats: ['PDF_URL'],
  },
  {
    ...dubai,
    id: 'creek-bus',
    title: 'A day by bus and boat',
    summary: 'Valid on any day of the year, from the first ride on.',
    farsi: ['یک روز با اتوبوس و قایق', 'هر روز سال معتبر است، از نخستین سوار شدن.'],
    place: [25.2582, 55.3047],
    minutes: 1440,
    starts: [],
    hours: [{ from: '08:00', to: '20:00' }],
    capacity: null,
    cutOff: [0, 'hour'],
    units: [adult(16_500), child(8250)],
    isOpenDated: true,
    delivery: 'VOUCHER',
    formats: ['PDF_URL'],
  },
  {
    ...yerevan,
    id: 'bread-class',
    title: 'Baking lavash',
    summary: 'At the oven of a family, for two at least.',
    farsi: ['پختن نان لواش', 'پای تنور یک خانواده، دست‌کم دو نفر.'],
    place: [40.1792, 44.4991],
    minutes: 180,
    starts: ['11:00', '17:00'],
    hours: [],
    capacity: 8,
    cutOff: [3, 'day'],
    units: [adult(3200), child(1600)],
    leastUnits: 2,
    mostUnits: 8,
    delivery: 'VOUCHER',
    formats: ['QRCODE'],
  },
  {
    ...yerevan,
    id: 'cellar-walk',
    title: 'Walk through an old cellar',
    summary: 'Four people at a time, so it is soon full.',
    farsi: ['گشت در سردابی کهنه', 'هر بار چهار نفر؛ زود پر می‌شود.'],
    place: [40.1872, 44.5152],
    minutes: 45,
    starts: ['12:00'],
    hours: [],
    capacity: 4,
    cutOff: [6, 'hour'],
    units: [adult(700)],
    delivery: 'TICKET',
    formats: ['QRCODE', 'PDF_URL'],
  },
]

export const optionId = 'DEFAULT'
