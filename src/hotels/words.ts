import type { Amenity, Board } from '#hotels/offered.ts'

export const boardNames: Readonly<Record<Board, string>> = {
  'room-only': 'بدون صبحانه',
  breakfast: 'با صبحانه',
  'half-board': 'صبحانه و شام',
  'full-board': 'صبحانه، ناهار و شام',
}

export const amenityNames: Readonly<Record<Amenity, string>> = {
  wifi: 'وای‌فای',
  parking: 'پارکینگ',
  pool: 'استخر',
  beach: 'لب ساحل',
  gym: 'سالن ورزش',
  spa: 'اسپا',
  restaurant: 'رستوران',
  cafe: 'کافه',
  transfer: 'ترانسفر',
  'prayer-room': 'نمازخانه',
  family: 'مناسب خانواده',
  accessible: 'مناسب صندلی چرخ‌دار',
  'air-conditioning': 'تهویهٔ مطبوع',
  laundry: 'خشک‌شویی',
  garden: 'باغ',
  'shrine-view': 'رو به حرم',
}
