import { marks } from '#web/art/marks.ts'
import type { Brand } from '#web/brand/brand.ts'

/** The brand's bird on its own sky, for the browser's tab; inside the page, so that nothing more is fetched. */
export function iconOf({ mark, themeColour }: Brand): string {
  const { body, throat } = marks[mark]
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 80 80"><rect x="-8" y="-8" width="80" height="80" rx="18" fill="${themeColour.light}"/><path d="${body}" fill="#fff"/><path d="${throat}" fill="#f3a61f"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
