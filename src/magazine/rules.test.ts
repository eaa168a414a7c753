import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedOf } from '#magazine/feed.ts'
import { pageNumbers } from '#magazine/page-numbers.ts'
import { articlePath, listPath, pictureNamed, picturePath } from '#magazine/paths.ts'
import { readingMinutes } from '#magazine/reading-time.ts'
import { searchedIn, searchWords } from '#magazine/searched.ts'
import { articleData } from '#magazine/structured-data.ts'

test('pages at both ends and around stand, and a gap of one is filled', () => {
  assert.deepEqual(pageNumbers(1, 1), [1])
  assert.deepEqual(pageNumbers(1, 27), [1, 2, null, 27])
  assert.deepEqual(pageNumbers(4, 27), [1, 2, 3, 4, 5, null, 27])
  assert.deepEqual(pageNumbers(14, 27), [1, null, 13, 14, 15, null, 27])
  assert.deepEqual(pageNumbers(27, 27), [1, null, 26, 27])
})

test('addresses hold Persian slugs, searches and pages, the first of which has no number', () => {
  assert.equal(articlePath('شب یلدا'), '/magazine/%D8%B4%D8%A8%20%DB%8C%D9%84%D8%AF%D8%A7')
  assert.equal(listPath({}), '/magazine')
  assert.equal(listPath({ category: 'visa', q: 'a&b', page: 2 }), '/magazine?q=a%26b&category=visa&page=2')
  const id = 'a'.repeat(32)
  assert.deepEqual(pictureNamed(picturePath(id, 'small').split('/').at(-1) ?? ''), { id, size: 'small' })
  for (const name of ['../secret', `${id}-huge.webp`, `${id}-wide.webp.exe`, 'x-wide.webp'])
    assert.equal(pictureNamed(name), undefined, name)
})

test('a reading takes a minute at least, and signs are no words', () => {
  assert.equal(readingMinutes('— … !'), 1)
  assert.equal(readingMinutes('واژه '.repeat(900)), 5)
})

test('a search finds other spellings, and beginnings of words', () => {
  const text = searchedIn('بادگیرهای «يزد» و كاريز')
  for (const typed of ['یزد', 'كاریز', 'باد گیر'.replace(' ', ''), 'بادگیر'])
    assert.ok(
      searchWords(typed).every((word) => text.includes(` ${word}`)),
      typed,
    )
  assert.equal(searchWords('یک '.repeat(50)).length, 8)
})

test('a feed is well-formed whatever stands in a title', () => {
  const article = {
    slug: 'a',
    title: 'بار & <سفر>\u0000\u0008',
    excerpt: '"یک"',
    publishedAt: '2026-11-21T08:30:00Z',
    minutes: 3,
    category: { slug: 'x', name: 'راهنما' },
    picture: null,
  }
  const text = feedOf([article], { url: 'https://parastoo.test', name: 'پرستو' })
  assert.match(text, /<title>بار &amp; &lt;سفر&gt;<\/title>/)
  assert.match(text, /<pubDate>Sat, 21 Nov 2026 08:30:00 GMT<\/pubDate>/)
  assert.match(text, /<guid isPermaLink="true">https:\/\/parastoo.test\/magazine\/a<\/guid>/)
})

test('what engines read of an article has the trail that stands above it', () => {
  const article = {
    slug: 'a',
    title: 'عوارض خروج',
    excerpt: '',
    html: '',
    author: null,
    headings: [],
    publishedAt: '2026-11-21T08:30:00Z',
    modifiedAt: '2026-11-21T08:30:00Z',
    minutes: 3,
    above: [{ slug: 'guide', name: 'راهنما' }],
    category: { slug: 'visa', name: 'ویزا' },
    picture: null,
  }
  const text = JSON.stringify(articleData(article, { url: 'https://parastoo.test', name: 'پرستو' }))
  assert.deepEqual(
    [...text.matchAll(/"position":(\d),"name":"([^"]+)"/g)].map(([, place, name]) => [place, name]),
    [
      ['1', 'مجله'],
      ['2', 'راهنما'],
      ['3', 'ویزا'],
      ['4', 'عوارض خروج'],
    ],
  )
})
