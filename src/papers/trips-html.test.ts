import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { tripsHtml } from '#papers/trips-html.ts'

const page = (name: string) =>
  tripsHtml(
    {
      brand: sampleTicket.brand,
      asOf: 'شنبه ۱ آذر، ساعت ۱۰:۱۵',
      trips: [
        {
          name,
          when: 'پنجشنبه ۱۲ آذر، ساعت ۰۶:۱۵',
          people: '۲ مسافر',
          orderNumber: 'PR-1',
          papers: [{ words: 'مشاهدهٔ بلیت', address: '/ticket#1' }],
        },
      ],
    },
    { nonce: 'n0nce', script: 'go()' },
  )

test('the page of trips says from when it is, and asks nobody for anything', () => {
  const source = page('تهران به مشهد')
  assert.match(source, /این صفحه از شنبه ۱ آذر، ساعت ۱۰:۱۵ روی همین دستگاه مانده است/u)
  assert.match(source, /<a href="\/ticket#1" aria-label="مشاهدهٔ بلیت، تهران به مشهد">/u)
  assert.doesNotMatch(source, /<img|<link(?! rel="icon" href="data:,">)|@import|url\(|https?:/u)
  assert.doesNotMatch(source, /تومان|ریال|گذرنامه/u)
})

test("a hotel's name can write no markup into it", () => {
  const source = page('"><img src=http://169.254.169.254><script>')
  assert.doesNotMatch(source, /<img/u)
  assert.equal(source.match(/<script/gu)?.length, 1)
})
