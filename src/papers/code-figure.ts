import { type Code, drawCode } from '#papers/barcodes.ts'
import { html, type Markup, markup } from '#papers/escape.ts'

export function codeFigure(code: Code): Markup {
  return html`<span class="code ${code.symbol}" role="img" aria-label="${code.says}">${markup(drawCode(code))}</span>`
}
