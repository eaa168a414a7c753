import { parseSync, Visitor } from 'vite'
import { gap } from '#content/persian-rules.ts'

export interface Text {
  readonly line: number
  /** what fills the holes of a template stands as `gap` */
  readonly text: string
  /** certainly before a reader's eyes: between tags, in an attribute that is read out, a refusal's sentence */
  readonly isDisplayed: boolean
  /** the property it is the value of */
  readonly property: string
}

const displayed = new Set([
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'says',
  'words',
])

/** Every text of a source file; comments, names of modules and the code of SQL are none. */
export function textsIn(file: string, source: string): readonly Text[] {
  const texts: Text[] = []
  const properties = new Map<number, string>()
  const skipped = new Set<number>()
  const add = (start: number, text: string, property = '') => {
    const isDisplayed = displayed.has(property)
    texts.push({ line: source.slice(0, start).split('\n').length, text, isDisplayed, property })
  }
  const skipModule = (node: { readonly source: { readonly start: number } | null }) => {
    if (node.source) skipped.add(node.source.start)
  }
  new Visitor({
    ImportDeclaration: skipModule,
    ExportNamedDeclaration: skipModule,
    ExportAllDeclaration: skipModule,
    Property(node) {
      if (node.key.type === 'Identifier') properties.set(node.value.start, node.key.name)
    },
    JSXAttribute(node) {
      if (!node.value || node.name.type !== 'JSXIdentifier') return
      const value = node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value
      properties.set(value.start, node.name.name)
    },
    Literal(node) {
      if (typeof node.value === 'string' && !skipped.has(node.start))
        add(node.start, node.value, properties.get(node.start))
    },
    TaggedTemplateExpression(node) {
      if (!source.slice(node.tag.start, node.tag.end).startsWith('sql')) return
      skipped.add(node.quasi.start)
      for (const { value, start } of node.quasi.quasis)
        for (const [, quoted = ''] of value.raw.matchAll(/'([^']*)'/g)) add(start, quoted)
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? value.raw)
      if (!skipped.has(node.start)) add(node.start, parts.join(gap), properties.get(node.start))
    },
    JSXText(node) {
      if (node.value.trim() !== '') add(node.start, betweenTags(node.value), 'words')
    },
  }).visit(parseSync(file, source).program)
  return texts
}

/** As React reads it: the ends of its lines are no part of it. */
function betweenTags(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => (at === 0 ? line : line.trimStart()))
    .map((line, at) => (at === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&zwnj;', '\u200c')
    .replaceAll(/&\w+;/g, '')
}
