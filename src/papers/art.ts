const points = Array.from({ length: 16 }, (_, index) => index)

export function khatam(x: number, y: number, radius: number): string {
  const corners = points.map((index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.7654
    const angle = (index * Math.PI) / 8
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`
  })
  return `M${corners.join('L')}Z`
}

/** Star-and-cross tile, `side` wide, as lines. */
export function latticeTile(side: number): string {
  const middle = side / 2
  return [
    khatam(middle, middle, middle),
    khatam(middle, middle, middle * 0.62),
    khatam(middle, middle, middle * 0.26),
  ].join('')
}

export const flightLine = {
  viewBox: '0 0 220 74',
  arc: 'M210 64C166 10 54 10 10 64',
  start: 210,
  end: khatam(10, 64, 7),
  bird: 'translate(89 1) scale(.66)',
} as const

function round(length: number): number {
  return Math.round(length * 100) / 100
}
