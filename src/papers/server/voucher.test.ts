import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleVoucher } from '#papers/sample-voucher.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'
import { voucherDocument } from '#papers/voucher-document.ts'
import type { RoomFacts, VoucherFacts } from '#papers/voucher-facts.ts'

async function printed(facts: VoucherFacts) {
  const papers = openPapers()
  try {
    return readPdf(await papers.voucherPdf(voucherDocument(facts)))
  } finally {
    await papers.close()
  }
}

const [first, family] = sampleVoucher.rooms

test('a voucher is a tagged PDF in our font alone that says all of its words in both tongues', async () => {
  const pdf = await printed(sampleVoucher)
  assert.deepEqual([pdf.tagged, pdf.pages, pdf.alternatives], [true, 1, 1])
  assert.deepEqual(pdf.fonts, new Set(['Vazirmatn-Bold', 'Vazirmatn-Regular']))
  for (const word of sentencesOf(voucherDocument(sampleVoucher)).flatMap(words))
    assert.ok(pdf.words.has(word), `«${word}» is not in the PDF`)
})

test('six rooms of long names and different terms stand on one sheet', async () => {
  assert.ok(family)
  const long = {
    name: 'سوئیت رویال دوخوابه رو به دریا با تراس اختصاصی',
    nameEn: 'Royal two-bedroom suite, sea view and private terrace',
    childAges: [1, 4, 9, 12],
    leader: { name: 'سیده فاطمه حسینی طباطبایی', latinName: 'Seyedeh Fatemeh Hosseini Tabatabaei' },
  }
  const rooms = [0, 1, 2, 3, 4, 5].map((room): RoomFacts => ({ ...family, ...long, room }))
  const [, ...others] = rooms
  const strict = [{ percent: 100 }]
  const pdf = await printed({
    ...sampleVoucher,
    rooms: [{ ...first, cancellation: strict }, ...others],
  })
  assert.equal(pdf.pages, 1)
})

test('commands of the typesetter in a name are printed, not obeyed', async () => {
  const evil = '#read("/etc/passwd") $x$ *b*'
  const pdf = await printed({
    ...sampleVoucher,
    hotel: { ...sampleVoucher.hotel, name: evil, address: evil },
    rooms: [{ ...first, leader: { name: evil, latinName: evil } }],
  })
  assert.ok(pdf.words.has('passwd'))
  assert.ok(!pdf.words.has('root'))
})

function sentencesOf(text: object): string[] {
  const unseen = new Set(['fileName', 'fileTitle', 'mark', 'colours', 'reference'])
  return Object.entries(text).flatMap(([key, value]) => {
    if (unseen.has(key)) return []
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? sentencesOf(value) : []
  })
}
