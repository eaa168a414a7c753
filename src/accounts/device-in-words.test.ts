import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { deviceInWords } from '#accounts/device-in-words.ts'

const mozilla = 'Mozilla/5.0'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test('browsers and systems are named as their owners call them', () => {
  for (const [userAgent, words] of [
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'کروم در ویندوز'],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'اج در ویندوز',
    ],
    [`${mozilla} (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`, 'کروم در اندروید'],
    [
      `${mozilla} (Linux; Android 13; SM-S901B) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'مرورگر سامسونگ در اندروید',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
      'سافاری در آیفون',
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'کروم در آیفون',
    ],
    [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0`, 'فایرفاکس در مک'],
    [
      `${mozilla} (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`,
      'اپرا در لینوکس',
    ],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'کروم در کروم‌اواس'],
    ['curl/8.7.1', 'دستگاه ناشناس'],
    ['', 'دستگاه ناشناس'],
    [`${mozilla} (Windows NT 10.0) SomethingNew/1.0`, 'مرورگر ناشناس در ویندوز'],
  ] as const)
    assert.equal(deviceInWords(userAgent), words, userAgent)
})

test('whatever a browser says, only words of the table are kept, and a message has room for them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (userAgent) => {
      const words = deviceInWords(userAgent)
      assert.match(words, /^[\u0600-\u06ff\u200c ]{2,60}$/)
      assert.ok(words.split(' ').length <= 6)
    }),
  )
})
