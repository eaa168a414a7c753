import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanHtml, plainText } from '#magazine/server/clean-html.ts'
import { hostileArticles } from '#testing/magazine/hostile-articles.ts'

const base = 'https://magazine.example/'
const own = { src: '/magazine/pictures/0123456789abcdef0123456789abcdef-wide.webp', width: 800, height: 400 }
const clean = (html: string) => cleanHtml(html, { base, picture: () => own }).html

/** Read as a browser does: every tag, with every attribute. */
function tagsIn(
  html: string,
): readonly { readonly name: string; readonly attributes: readonly [string, string][] }[] {
  return [...html.matchAll(/<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: [...rest.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g)].map(
        ([, key = '', a, b, c]) => [key.toLowerCase(), a ?? b ?? c ?? ''],
      ),
    }),
  )
}

const allowedTags = new Set(
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote cite strong b em i s sub sup small mark code pre bdi a figure figcaption img table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
)
const allowedAttributes = new Set(
  'id href rel src alt width height loading decoding colspan rowspan scope start dir'.split(' '),
)

function faultsOf(html: string): readonly string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => [
    ...(allowedTags.has(name) ? [] : [`<${name}>`]),
    ...attributes.flatMap(([key, value]) => {
      if (!allowedAttributes.has(key)) return [`${name} ${key}`]
      if (key === 'href') return /^(?:https?:|mailto:|tel:)/.test(value) ? [] : [`${name} ${key}=${value}`]
      if (key === 'src') return value === own.src ? [] : [`${name} ${key}=${value}`]
      if (key === 'id') return /^part-\d+$/.test(value) ? [] : [`${name} ${key}=${value}`]
      return []
    }),
  ])
}

test('the list is long enough to mean something', () => {
  assert.ok(hostileArticles.length >= 60, `${hostileArticles.length}`)
  assert.equal(new Set(hostileArticles).size, hostileArticles.length)
})

for (const [place, dirty] of hostileArticles.entries())
  test(`hostile article ${place + 1}: ${JSON.stringify(dirty.slice(0, 60))}`, () => {
    const html = clean(`<p>پیش</p>${dirty}`)
    assert.deepEqual(faultsOf(html), [], html)
    assert.ok(html.startsWith('<p>پیش</p>'), html)
    assert.doesNotMatch(html, /<script|<style/i)
    assert.equal(clean(html.replaceAll(/ id="part-\d+"/g, '')), html, 'cleaned twice is cleaned once')
  })

test('the faults would be found: what is let through untouched is caught', () => {
  const caught = hostileArticles.filter((dirty) => faultsOf(dirty).length > 0)
  assert.ok(caught.length >= hostileArticles.length * 0.8, `${caught.length}`)
})

test('what an article is made of stays: headings, lists, tables, quotations, links and pictures', () => {
  const { html, headings } = cleanHtml(
    `<h1>یک</h1><h2 class="wp-block-heading" id="theirs">بار &amp; سفر</h2><ul><li>الف</li></ul>
     <figure class="wp-block-table"><table><tbody><tr><th scope="row">کجا</th><td colspan="2">این‌جا</td></tr></tbody></table></figure>
     <blockquote><p>نقل</p></blockquote><a href="/about/" target="_blank" onclick="x()">ما</a>
     <figure><img class="x" src="/a.jpg" srcset="/b.jpg 2x" alt="پل"><figcaption>شرح</figcaption></figure>`,
    { base, picture: (address) => (address === `${base}a.jpg` ? own : undefined) },
  )
  assert.deepEqual(headings, [
    { id: 'part-1', text: 'یک' },
    { id: 'part-2', text: 'بار & سفر' },
  ])
  for (const part of [
    '<h2 id="part-2">بار &amp; سفر</h2>',
    '<li>الف</li>',
    '<th scope="row">کجا</th>',
    '<td colspan="2">',
    '<blockquote><p>نقل</p></blockquote>',
    `<a href="${base}about/" rel="nofollow noopener">ما</a>`,
    `<img src="${own.src}" alt="پل" width="800" height="400" loading="lazy" decoding="async" />`,
    '<figcaption>شرح</figcaption>',
  ])
    assert.ok(html.includes(part), `${part} in ${html}`)
})

test('a picture that we have not is left out, with the frame that held nothing else', () => {
  const { html } = cleanHtml('<p>پیش</p><figure><img src="https://cdn.example/x.jpg"></figure>', {
    base,
    picture: () => undefined,
  })
  assert.equal(html, '<p>پیش</p>')
})

test('words alone are without tags, entities and runs of blanks', () => {
  assert.equal(
    plainText('<p>بار &#038; سفر&hellip;</p><p>دو&nbsp;سه &lt;b&gt;</p><script>x</script>'),
    'بار & سفر… دو سه <b>',
  )
})
