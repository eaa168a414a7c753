import type { Brand } from '#brands/brand.ts'

/** `sky` is the margin around a bird of 64 units. */
export function drawnIcon({ mark, themeColour }: Brand, { sky, round }: IconShape): string {
  const { body, throat } = mark
  const side = 64 + 2 * sky
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${sky} -${sky} ${side} ${side}"><rect x="-${sky}" y="-${sky}" width="${side}" height="${side}" rx="${round}" fill="${themeColour.light}"/><path d="${body}" fill="#fff"/><path d="${throat}" fill="#f3a61f"/></svg>`
}

export interface IconShape {
  readonly sky: number
  readonly round: number
}

export function iconOf(brand: Brand): string {
  return `data:image/svg+xml,${encodeURIComponent(drawnIcon(brand, { sky: 8, round: 18 }))}`
}
