import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { mailOf } from '#messages/mail.ts'
import { type TemplateName, templates } from '#messages/templates.ts'

const house = {
  name: 'چکاوک',
  publicUrl: 'https://chakavak.test',
  colour: '#0b6165',
  phoneText: '۰۲۱ ۹۱۰۰ ۵۰۵۰',
  email: 'support@chakavak.test',
}
const names = Object.keys(templates) as TemplateName[]

test('every template is a mail of the house, right to left, that fetches nothing', () => {
  for (const name of names) {
    const tokens = templates[name].slots.map((_, at) => `value${at}`)
    const { subject, text, html } = mailOf(name, tokens, house)
    assert.match(subject, /\| چکاوک$/)
    assert.match(html, /<html lang="fa" dir="rtl">/)
    assert.doesNotMatch(html, /<img|<script|<link|@import|url\(/)
    for (const token of tokens) {
      assert.ok(text.includes(token), `${name}: ${token} in the text`)
      assert.ok(html.includes(token), `${name}: ${token} on the page`)
    }
    assert.doesNotMatch(text + html, /%token/)
    for (const [, to] of html.matchAll(/href="([^"]*)"/g))
      assert.match(to ?? '', /^https:\/\/chakavak\.test\//)
  }
})

test('a code stands by itself, and not in the subject', () => {
  const { subject, html } = mailOf('code', ['482193'], house)
  assert.doesNotMatch(subject, /482193/)
  assert.equal(html.match(/482193/g)?.length, 1)
})

test('no value breaks out of its place', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<', '"', "'>", '\r\nBcc: x@y.z', '&lt;'),
      (value, evil) => {
        const { subject, html } = mailOf('refund-at-bank', [value + evil, evil], house)
        const clean = mailOf('refund-at-bank', ['1', '2'], house)
        assert.equal(subject, clean.subject)
        assert.equal(brackets(html), brackets(clean.html) + breaks(value, evil))
      },
    ),
  )
})

function brackets(html: string): number {
  return html.match(/[<>]/g)?.length ?? 0
}

function breaks(value: string, evil: string): number {
  return 2 * ((value + evil + evil).match(/\n/g)?.length ?? 0)
}
