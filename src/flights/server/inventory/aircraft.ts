export interface Aircraft {
  readonly name: string
  readonly economySeats: number
  readonly businessSeats: number
  /** the longest route it is put on, kilometres */
  readonly furthestKm: number
}

/** What flies inside the country, with seats as airlines here fit them. */
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
