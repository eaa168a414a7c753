interface Located {
  readonly latitude: number
  readonly longitude: number
}

const metresADegree = 111_320
/** 4.8 km/h, streets a quarter longer than the straight line */
const straightMetresAMinute = 64

export function walkMinutes(a: Located, b: Located): number {
  const east = metresADegree * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  const metres = Math.hypot((a.longitude - b.longitude) * east, (a.latitude - b.latitude) * metresADegree)
  return Math.max(1, Math.round(metres / straightMetresAMinute))
}
