export interface RoomKind {
  readonly name: string
  readonly nameEn: string
  readonly beds: string
  readonly squareMetres: number
  readonly mostAdults: number
  readonly mostGuests: number
  /** of the price of a plain room for two */
  readonly percent: number
  /** rooms on offer, from … to … */
  readonly ours: readonly [number, number]
}

const one = 'یک تخت یک‌نفره'
const pair = 'یک تخت دونفره'
const apart = 'دو تخت یک‌نفره'
const forTwo = { mostAdults: 2, mostGuests: 3 } as const

function double(view: string, viewEn: string, percent: number): RoomKind {
  return {
    name: `اتاق دوتخته${view}`,
    nameEn: `Double room${viewEn}`,
    beds: pair,
    squareMetres: 22,
    ...forTwo,
    percent,
    ours: percent === 100 ? [5, 10] : [3, 7],
  }
}

function twin(view: string, viewEn: string, percent: number): RoomKind {
  return {
    ...double(view, viewEn, percent),
    name: `اتاق دوتخته${view}، تخت‌های جدا`,
    nameEn: `Twin room${viewEn}`,
    beds: apart,
  }
}

export const roomKinds: Readonly<Record<string, RoomKind>> = {
  single: {
    name: 'اتاق یک‌تخته',
    nameEn: 'Single room',
    beds: one,
    squareMetres: 16,
    mostAdults: 1,
    mostGuests: 1,
    percent: 68,
    ours: [2, 5],
  },
  double: double('', '', 100),
  twin: twin('', '', 100),
  'sea-twin': twin(' رو به دریا', ', sea view', 118),
  'sea-double': double(' رو به دریا', ', sea view', 118),
  'river-double': double(' رو به رود', ', river view', 116),
  'city-double': double(' رو به شهر', ', city view', 112),
  'court-double': double(' رو به حیاط', ', courtyard view', 112),
  'garden-double': double(' رو به باغ', ', garden view', 112),
  'mountain-double': double(' رو به کوه', ', mountain view', 110),
  'shrine-double': double(' رو به حرم', ', shrine view', 125),
  triple: {
    name: 'اتاق سه‌تخته',
    nameEn: 'Triple room',
    beds: 'یک تخت دونفره و یک تخت یک‌نفره',
    squareMetres: 28,
    mostAdults: 3,
    mostGuests: 4,
    percent: 132,
    ours: [2, 6],
  },
  quad: {
    name: 'اتاق چهارتخته',
    nameEn: 'Quadruple room',
    beds: 'چهار تخت یک‌نفره',
    squareMetres: 34,
    mostAdults: 4,
    mostGuests: 5,
    percent: 160,
    ours: [2, 5],
  },
  family: {
    name: 'سوئیت خانواده',
    nameEn: 'Family suite',
    beds: 'یک تخت دونفره و دو تخت یک‌نفره',
    squareMetres: 42,
    mostAdults: 4,
    mostGuests: 6,
    percent: 172,
    ours: [2, 4],
  },
  suite: {
    name: 'سوئیت',
    nameEn: 'Suite',
    beds: 'یک تخت دونفرهٔ بزرگ و مبل تخت‌شو',
    squareMetres: 46,
    mostAdults: 3,
    mostGuests: 4,
    percent: 205,
    ours: [1, 3],
  },
  royal: {
    name: 'سوئیت رویال',
    nameEn: 'Royal suite',
    beds: 'یک تخت دونفرهٔ بزرگ و یک تخت دونفره',
    squareMetres: 82,
    mostAdults: 4,
    mostGuests: 6,
    percent: 390,
    ours: [1, 2],
  },
  apartment: {
    name: 'آپارتمان دوخوابه',
    nameEn: 'Two-bedroom apartment',
    beds: 'دو تخت دونفره و مبل تخت‌شو',
    squareMetres: 78,
    mostAdults: 6,
    mostGuests: 8,
    percent: 260,
    ours: [1, 3],
  },
}
