import { type Airport, distanceKm } from '#places/airports.ts'

/** By distance and wind (eastbound is faster), in steps of five minutes. */
export function blockMinutes(from: Airport, to: Airport): number {
  const km = distanceKm(from, to)
  const kmPerHour = (km > 5000 ? 820 : 780) + 55 * Math.sin(bearing(from, to))
  return Math.round((30 + (60 * km) / kmPerHour) / 5) * 5
}

/** Initial bearing in radians, clockwise from north. */
function bearing(from: Airport, to: Airport): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const east = radians(to.longitude - from.longitude)
  return Math.atan2(
    Math.sin(east) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(east),
  )
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
