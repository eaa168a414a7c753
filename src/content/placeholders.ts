/** `{refundAnswerHours}`: a figure of the house, which a text names and never says by itself. */
const placeholder = /\{([A-Za-z][A-Za-z0-9]*)\}/g

export type Figures = Readonly<Record<string, string>>

/** undefined where a figure is not known now. */
export function filled(text: string, figures: Figures): string | undefined {
  let isKnown = true
  const says = text.replace(placeholder, (whole, name: string) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined
    if (figure === undefined || figure === '') isKnown = false
    return figure ?? whole
  })
  return isKnown ? says : undefined
}

/** Figures that stand for themselves: a text made of them shows where the house's own are. */
export function placeholdersOf<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
}

interface Typed {
  readonly text: string
  /** the house's own text, with its placeholders */
  readonly own: string
  readonly names: readonly string[]
}

/** What is wrong with a text that may disagree with the product; in Persian, or undefined. */
export function figureFault({ text, own, names }: Typed): string | undefined {
  const unknown = [...text.matchAll(placeholder)].find(([, name = '']) => !names.includes(name))
  if (unknown !== undefined) return `جای‌نگهدار ${unknown[0]} را نداریم.`
  const bare = text.replace(placeholder, '')
  if (/[{}]/.test(bare)) return 'آکولاد تنها دور نام یک جای‌نگهدار می‌آید.'
  const allowed = new Set(figuresIn(own.replace(placeholder, '')))
  const typed = figuresIn(bare).find((figure) => !allowed.has(figure))
  return typed === undefined
    ? undefined
    : `عدد «${typed}» دستی نوشته شده است؛ به‌جای آن جای‌نگهدارش را بنویسید تا با محصول یکی بماند.`
}

function figuresIn(text: string): readonly string[] {
  return text.match(/[0-9۰-۹٠-٩]+/g) ?? []
}
