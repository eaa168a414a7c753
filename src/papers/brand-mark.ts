import type { BrandView } from '#papers/brand-view.ts'
import { html, type Markup } from '#papers/escape.ts'

export function brandMark({ name, mark }: BrandView): Markup {
  return html`<p class="brand"><svg viewBox="0 0 64 64" aria-hidden="true"><path class="bird" d="${mark.body}"/><path class="throat" d="${mark.throat}"/></svg>${name}</p>`
}
