/** Markup that may stand in a page as it is: made by `html` or vouched for by `markup`. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Held = string | number | Markup | null | undefined | false | readonly Held[]

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Writes markup; whatever is put into it is text, in an element as in a quoted attribute, unless it is markup itself. */
export function html(words: TemplateStringsArray, ...held: readonly Held[]): Markup {
  return new Markup(words.reduce((page, word, index) => page + sourceOf(held[index - 1]) + word))
}

/** Vouches for markup of our own making (a drawing, a style sheet). Never for anything that came from outside. */
export function markup(source: string): Markup {
  return new Markup(source)
}

/** Text whose guests from the other direction (U+2066 … U+2069) become `<bdi dir="ltr">`, so that copying takes no hidden signs along. */
export function prose(text: string): Markup {
  return new Markup(
    escape(text).replaceAll(
      /\u2066([^\u2066\u2069]*)\u2069/gu,
      (_, run: string) => `<bdi dir="ltr">${run}</bdi>`,
    ),
  )
}

function sourceOf(held: Held): string {
  if (held === null || held === undefined || held === false) return ''
  if (held instanceof Markup) return held.source
  if (typeof held === 'string' || typeof held === 'number') return escape(String(held))
  return held.map(sourceOf).join('')
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? sign)
}
