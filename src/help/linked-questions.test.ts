import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { questionAt, questions } from '#help/questions/all.ts'

const source = path.dirname(import.meta.dirname)

test('whatever page leads to an answer leads to one that is written', () => {
  const linked = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8')
    return [...text.matchAll(/<HelpLink[^>]*?slug=(?:"([\w-]+)"|\{([^}]*)\})/g)].flatMap(
      ([, one, several = '']) =>
        one === undefined
          ? [...several.matchAll(/'([a-z-]+-[a-z-]+)'/g)].map(([, slug = '']) => slug)
          : [one],
    )
  })
  for (const slug of ['refund-time', 'baggage', 'wrong-name-system', 'wrong-name-abroad', 'paid-no-ticket'])
    assert.ok(linked.includes(slug), slug)
  for (const slug of linked) assert.ok(questionAt(slug), slug)
})

test('an answer leads to pages that there are', () => {
  const routes = readFileSync(path.join(source, 'routes.ts'), 'utf8')
  for (const { slug, links = [] } of questions)
    for (const [to] of links) assert.ok(routes.includes(`route('${to.slice(1)}'`), `${slug} leads to ${to}`)
})
