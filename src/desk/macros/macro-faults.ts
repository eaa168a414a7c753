import { faultsOf, rules } from '#content/persian-rules.ts'
import { allowedLatin, wordsOfTheirOwn } from '#content/persian-words.ts'
import { macroGapNames } from '#desk/macros/gaps.ts'

const known = new Set(allowedLatin.flatMap(({ words }) => words))

/** What is wrong with the text of a macro, in Persian; undefined for one that may be sent. */
export function macroFault(text: string): string | undefined {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const unknown = names.find((name) => !macroGapNames.some((gap) => gap === name))
  if (unknown !== undefined) return `جای‌نگهدار \u2066{${unknown}}\u2069 را نداریم.`
  const bare = text.replaceAll(/\{[^{}]*\}/g, '\ufffc')
  if (/[{}]/.test(bare)) return 'آکولاد تنها دور نام یک جای‌نگهدار می‌آید.'
  const [wrong] = faultsOf(bare, true).filter(({ rule, piece }) => !isKnown(rule, piece))
  if (wrong === undefined) return undefined
  const write = rules.find(({ name }) => name === wrong.rule)?.write ?? ''
  return `«${wrong.piece.trim()}» درست نوشته نشده است؛ ${hints[write] ?? `مانند «${write}» بنویسید`}.`
}

/** What the lint says to whoever writes sources, for whoever writes at the desk. */
const hints: Readonly<Record<string, string>> = {
  'a half-space': 'نیم‌فاصله می‌خواهد',
  'Persian, or a gap that data fills': 'فارسی بنویسید یا جای‌نگهدار بگذارید',
  'none there': 'نیم‌فاصله آنجا نمی‌آید',
  'a full stop': 'نقطه بگذارید',
  none: 'فاصله نمی‌خواهد',
  'a space': 'پس از آن فاصله می‌آید',
  one: 'یک فاصله بس است',
}

function isKnown(rule: string, piece: string): boolean {
  return rule === 'latin' ? known.has(piece) : wordsOfTheirOwn.some((word) => word === piece)
}
