import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ClaimFacts, claimDocument } from '#papers/claim-document.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'

const facts: ClaimFacts = {
  brand: sampleTicket.brand,
  orderNumber: '48151623',
  writtenOn: Temporal.PlainDate.from('2026-12-06'),
  airline: 'زاگرس',
  flight: 'زاگرس ZV 4011',
  route: 'تهران به مشهد',
  sold: Temporal.PlainDateTime.from('2026-12-05T06:20'),
  happened: '۵ ساعت تأخیر',
  heardAt: Temporal.PlainDateTime.from('2026-12-05T04:10'),
  people: Array.from({ length: 9 }, (_, nth) => ({ name: `مسافر ${nth}`, ticket: `999-123456789${nth}` })),
  claims: [
    { what: 'یک بلیت دیگر با ۳۰ درصد تخفیف', source: 'دستورالعمل حقوق مسافر، نامهٔ ۶۸۹۳' },
    { what: 'پذیرایی در فرودگاه', source: '#read("/etc/passwd")' },
  ],
}

test('the letter of nine people is a tagged PDF in our font that says all of it and obeys nobody', async () => {
  const papers = openPapers()
  try {
    const letter = claimDocument(facts)
    const pdf = readPdf(await papers.claimPdf(letter))
    assert.equal(pdf.tagged, true)
    assert.deepEqual(pdf.fonts, new Set(['Vazirmatn-Bold', 'Vazirmatn-Regular']))
    const said = [letter.title, letter.writtenOn, letter.to, letter.opening, ...letter.closing]
    const lists = [...letter.details, ...letter.claims, ...letter.people].flatMap((one) => Object.values(one))
    for (const word of [...said, ...lists].flatMap(words))
      assert.ok(pdf.words.has(word), `«${word}» is not in it`)
    assert.ok(!pdf.words.has('root'))
  } finally {
    await papers.close()
  }
})
