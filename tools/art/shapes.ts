// Small shapes of the miniature landscape, as paths; the ground of a scene of 200 by 260 lies at 214.

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width = 1): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** Onion dome with its finial; `x` is its middle, `y` its foot. */
export function dome([x, y, wide, high]: readonly [number, number, number, number], fill: string): string {
  const [half, belly] = [wide * 0.44, wide * 0.6]
  const d = `M${n(x - half)} ${n(y)}C${n(x - belly)} ${n(y - high * 0.42)} ${n(x - wide * 0.3)} ${n(y - high * 0.7)} ${n(x)} ${n(y - high)}C${n(x + wide * 0.3)} ${n(y - high * 0.7)} ${n(x + belly)} ${n(y - high * 0.42)} ${n(x + half)} ${n(y)}Z`
  return path(d, fill) + line(`M${n(x)} ${n(y - high)}v${n(-high * 0.18)}`, '#FBE3A6', 1.6)
}

/** Half a ball, as of a bath or an observatory. */
export function bowl([x, y, radius]: readonly [number, number, number], fill: string): string {
  return path(`M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0Z`, fill)
}

export function minaret(
  [x, y, high, wide]: readonly [number, number, number, number],
  fill: string,
  cap: string,
): string {
  const top = y - high
  return (
    path(
      `M${n(x - wide / 2)} ${n(y)}L${n(x - wide * 0.4)} ${n(top)}H${n(x + wide * 0.4)}L${n(x + wide / 2)} ${n(y)}Z`,
      fill,
    ) +
    box([x - wide * 0.8, top, wide * 1.6, 4], cap) +
    dome([x, top, wide, wide * 1.1], cap)
  )
}

export function box([x, y, wide, high]: readonly [number, number, number, number], fill: string): string {
  return path(`M${n(x)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}Z`, fill)
}

/** Persian arch, its foot at `y`. */
export function arch([x, y, wide, high]: readonly [number, number, number, number], fill: string): string {
  const spring = y - high + wide * 0.55
  return path(
    `M${n(x)} ${n(y)}V${n(spring)}C${n(x)} ${n(spring - wide * 0.35)} ${n(x + wide * 0.3)} ${n(spring - wide * 0.45)} ${n(x + wide / 2)} ${n(y - high)}C${n(x + wide * 0.7)} ${n(spring - wide * 0.45)} ${n(x + wide)} ${n(spring - wide * 0.35)} ${n(x + wide)} ${n(spring)}V${n(y)}Z`,
    fill,
  )
}

export function arches(
  [x, y, wide, high, count]: readonly [number, number, number, number, number],
  fill: string,
): string {
  const bay = wide / count
  return Array.from({ length: count }, (_, at) =>
    arch([x + at * bay + bay * 0.2, y, bay * 0.6, high], fill),
  ).join('')
}

export function cypress([x, y, high]: readonly [number, number, number]): string {
  const wide = high * 0.24
  return path(
    `M${n(x)} ${n(y - high)}C${n(x + wide * 0.6)} ${n(y - high * 0.5)} ${n(x + wide * 0.6)} ${n(y - high * 0.1)} ${n(x)} ${n(y)}C${n(x - wide * 0.6)} ${n(y - high * 0.1)} ${n(x - wide * 0.6)} ${n(y - high * 0.5)} ${n(x)} ${n(y - high)}Z`,
    '#145A5C',
  )
}

export function palm([x, y, high]: readonly [number, number, number]): string {
  const top = y - high
  const leaves = [-26, -15, 15, 26]
    .map((dx) => `M${n(x + 3)} ${n(top)}q${dx / 2} -14 ${dx} ${Math.abs(dx) / 3}`)
    .join('')
  return (
    line(`M${n(x)} ${n(y)}q-2 ${n(-high / 2)} 3 ${n(-high)}`, '#7A4A2A', 3.4) + line(leaves, '#1F7A5C', 4)
  )
}

export function gable([x, y, wide, high]: readonly [number, number, number, number], fill: string): string {
  return path(`M${n(x)} ${n(y)}l${n(wide / 2)} ${n(-high)} ${n(wide / 2)} ${n(high)}Z`, fill)
}

/** Windows in rows. */
export function windows(
  [x, y, columns, rows]: readonly [number, number, number, number],
  fill: string,
  gap = 9,
): string {
  const d = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (__, column) => `M${n(x + column * gap)} ${n(y + row * 12)}h4v6h-4Z`,
    ).join(''),
  ).join('')
  return path(d, fill)
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
