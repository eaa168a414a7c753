export interface Centre {
  readonly latitude: number
  readonly longitude: number
  /** search radius, km */
  readonly radius: number
}

const centres: Readonly<Record<string, Centre>> = {
  IST: { latitude: 41.0082, longitude: 28.9784, radius: 12 },
  DXB: { latitude: 25.2048, longitude: 55.2708, radius: 20 },
  EVN: { latitude: 40.1792, longitude: 44.4991, radius: 8 },
  KUL: { latitude: 3.139, longitude: 101.6869, radius: 12 },
  BAK: { latitude: 40.4093, longitude: 49.8671, radius: 10 },
  TBS: { latitude: 41.7151, longitude: 44.8271, radius: 8 },
  AYT: { latitude: 36.8969, longitude: 30.7133, radius: 15 },
  BKK: { latitude: 13.7563, longitude: 100.5018, radius: 15 },
  DOH: { latitude: 25.2854, longitude: 51.531, radius: 12 },
  MCT: { latitude: 23.588, longitude: 58.3829, radius: 15 },
  ROM: { latitude: 41.9028, longitude: 12.4964, radius: 10 },
  PAR: { latitude: 48.8566, longitude: 2.3522, radius: 10 },
  LON: { latitude: 51.5074, longitude: -0.1278, radius: 12 },
  VIE: { latitude: 48.2082, longitude: 16.3738, radius: 8 },
  MOW: { latitude: 55.7558, longitude: 37.6173, radius: 15 },
  DEL: { latitude: 28.6139, longitude: 77.209, radius: 15 },
}

export function centreOf(cityCode: string): Centre | undefined {
  return Object.hasOwn(centres, cityCode) ? centres[cityCode] : undefined
}

export const centredCities: readonly string[] = Object.keys(centres)
