import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html, markup, prose } from '#papers/escape.ts'

test('a name that is a script stays a name', () => {
  const page = html`<p title="${'"><script>'}">${"<script>alert(1)</script> & 'co'"}</p>`
  assert.equal(
    page.source,
    '<p title="&quot;&gt;&lt;script&gt;">&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;co&#39;</p>',
  )
})

test('markup of our own, lists and gaps are put together', () => {
  const rows = ['الف', 'ب'].map((row) => html`<li>${row}</li>`)
  assert.equal(
    html`<ul>${rows}${null}${false}${markup('<hr>')}${7}</ul>`.source,
    '<ul><li>الف</li><li>ب</li><hr>7</ul>',
  )
})

test('a guest from the other direction becomes an element, so that a copied code has no hidden signs', () => {
  assert.equal(prose('کد \u2066<K7>\u2069 است').source, 'کد <bdi dir="ltr">&lt;K7&gt;</bdi> است')
})
