export interface Aircraft {
  readonly name: string
  readonly economySeats: number
  readonly businessSeats: number
  readonly firstSeats?: number
  readonly furthestKm: number
}

export const aircraft = {
  atr72: { name: 'ای‌تی‌آر 72-600', economySeats: 70, businessSeats: 0, furthestKm: 700 },
  erj145: { name: 'امبرائر ERJ-145', economySeats: 50, businessSeats: 0, furthestKm: 1000 },
  fokker100: { name: 'فوکر 100', economySeats: 100, businessSeats: 0, furthestKm: 1200 },
  rj85: { name: 'آورو RJ85', economySeats: 95, businessSeats: 0, furthestKm: 1100 },
  b737: { name: 'بوئینگ 737-500', economySeats: 120, businessSeats: 0, furthestKm: 2000 },
  md83: { name: 'مک‌دانل داگلاس MD-83', economySeats: 155, businessSeats: 0, furthestKm: 2000 },
  a320: { name: 'ایرباس A320', economySeats: 156, businessSeats: 12, furthestKm: 2500 },
  a310: { name: 'ایرباس A310', economySeats: 200, businessSeats: 14, furthestKm: 4000 },
  a300: { name: 'ایرباس A300-600', economySeats: 240, businessSeats: 18, furthestKm: 4000 },
} as const satisfies Record<string, Aircraft>
export type AircraftId = keyof typeof aircraft

/** Additional types abroad; `…Single` has one cabin, the others three. */
export const worldAircraft = {
  e190: { name: 'امبرائر E190', economySeats: 92, businessSeats: 8, furthestKm: 4000 },
  a320: { name: 'ایرباس A320', economySeats: 156, businessSeats: 12, furthestKm: 5200 },
  a320Single: { name: 'ایرباس A320', economySeats: 180, businessSeats: 0, furthestKm: 5200 },
  a321: { name: 'ایرباس A321neo', economySeats: 170, businessSeats: 16, furthestKm: 6800 },
  a321Single: { name: 'ایرباس A321neo', economySeats: 220, businessSeats: 0, furthestKm: 6800 },
  b737: { name: 'بوئینگ 737-500', economySeats: 120, businessSeats: 0, furthestKm: 3000 },
  b738: { name: 'بوئینگ 737-800', economySeats: 150, businessSeats: 12, furthestKm: 5200 },
  b738Single: { name: 'بوئینگ 737-800', economySeats: 186, businessSeats: 0, furthestKm: 5200 },
  b38m: { name: 'بوئینگ 737 MAX 8', economySeats: 156, businessSeats: 10, furthestKm: 6200 },
  md83: { name: 'مک‌دانل داگلاس MD-83', economySeats: 155, businessSeats: 0, furthestKm: 3600 },
  a310: { name: 'ایرباس A310', economySeats: 200, businessSeats: 14, furthestKm: 7500 },
  a300: { name: 'ایرباس A300-600', economySeats: 240, businessSeats: 18, furthestKm: 6800 },
  a332: { name: 'ایرباس A330-200', economySeats: 224, businessSeats: 24, furthestKm: 12_500 },
  a333: { name: 'ایرباس A330-300', economySeats: 262, businessSeats: 28, furthestKm: 11_000 },
  a343: { name: 'ایرباس A340-300', economySeats: 244, businessSeats: 24, furthestKm: 12_500 },
  a359: { name: 'ایرباس A350-900', economySeats: 283, businessSeats: 36, furthestKm: 14_800 },
  b788: { name: 'بوئینگ 787-8', economySeats: 232, businessSeats: 22, furthestKm: 13_400 },
  b789: { name: 'بوئینگ 787-9', economySeats: 270, businessSeats: 30, furthestKm: 14_000 },
  b77w: { name: 'بوئینگ 777-300ER', economySeats: 358, businessSeats: 42, furthestKm: 14_400 },
  b77wThree: {
    name: 'بوئینگ 777-300ER',
    economySeats: 304,
    businessSeats: 42,
    firstSeats: 8,
    furthestKm: 14_400,
  },
  a380: { name: 'ایرباس A380', economySeats: 399, businessSeats: 76, firstSeats: 14, furthestKm: 14_800 },
} as const satisfies Record<string, Aircraft>
export type WorldAircraftId = keyof typeof worldAircraft
