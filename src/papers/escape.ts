/** Safe markup: made by `html` or `markup`. */
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

/** Escapes every value that is not Markup, in elements and quoted attributes. */
export function html(words: TemplateStringsArray, ...held: readonly Held[]): Markup {
  return new Markup(words.reduce((page, word, index) => page + sourceOf(held[index - 1]) + word))
}

/** Trusts its source: our own drawings and style sheets only. */
export function markup(source: string): Markup {
  return new Markup(source)
}

/** Isolates (U+2066 … U+2069) become `<bdi dir="ltr">`, so that copied text has no hidden characters. */
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
