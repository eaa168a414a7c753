type Place = { x: number; y: number; radius: number }

/** of two squares turned by 45° */
const innerRadius = 0.7654

/** Eight-pointed star of two squares. */
export function khatam(place: Place): string {
  return `M${corners(place, 16, -Math.PI / 2).join('L')}Z`
}

/** Half of the star, open along its middle: the notch of a ticket. */
export function halfKhatam(place: Place, side: 'below' | 'above'): string {
  return `M${corners(place, 9, side === 'below' ? 0 : Math.PI).join('L')}`
}

function corners({ x, y, radius }: Place, count: number, from: number): string[] {
  return Array.from({ length: count }, (_, corner) => {
    const reach = corner % 2 ? radius * innerRadius : radius
    const turn = from + (corner * Math.PI) / 8
    return `${short(x + reach * Math.cos(turn))} ${short(y + reach * Math.sin(turn))}`
  })
}

/** Four-centred arch: springs at half the width from the top (or at `spring`), with square bottom corners. */
export function arch(box: { x: number; y: number; width: number; height: number; spring?: number }): string {
  const { x, y, width, height, spring = width / 2 } = box
  const at = (across: number, down: number) => `${short(x + across)} ${short(y + down)}`
  const rise = `C${at(0, spring * 0.5)} ${at(width * 0.2, spring * 0.26)} ${at(width / 2, 0)}`
  const fall = `C${at(width * 0.8, spring * 0.26)} ${at(width, spring * 0.5)} ${at(width, spring)}`
  return `M${at(0, height)}L${at(0, spring)}${rise}${fall}L${at(width, height)}Z`
}

function short(length: number): number {
  return Math.round(length * 100) / 100
}
