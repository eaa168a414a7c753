import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { receiptDocument } from '#papers/receipt-document.ts'
import type { ReceiptFacts } from '#papers/receipt-facts.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'

const at = Temporal.PlainDateTime.from('2026-11-21T14:04')
const facts: ReceiptFacts = {
  brand: sampleTicket.brand,
  title: 'رسید افزایش موجودی',
  number: 'W-1042',
  madeAt: at,
  owner: { name: 'سارا محمدی', phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹' },
  details: [{ label: 'درگاه', value: 'زرین‌پال ZP 88' }],
  lines: [{ label: 'افزایش موجودی', amount: rial(500_000), at }],
  total: { label: 'جمع', amount: rial(500_000) },
}

async function printed(receipt: ReceiptFacts) {
  const papers = openPapers()
  try {
    return readPdf(await papers.receiptPdf(receiptDocument(receipt)))
  } finally {
    await papers.close()
  }
}

test('a receipt is a tagged PDF in our font alone that says all of its words', async () => {
  const pdf = await printed(facts)
  assert.deepEqual([pdf.tagged, pdf.pages], [true, 1])
  assert.deepEqual(pdf.fonts, new Set(['Vazirmatn-Bold', 'Vazirmatn-Regular']))
  const { title, details, lines, total, notes, madeAt } = receiptDocument(facts)
  const said = [
    title,
    madeAt,
    ...details.flatMap(({ label, value }) => [label, value]),
    ...lines.flatMap((line) => Object.values(line)),
    ...Object.values(total),
    ...notes,
  ]
  for (const word of said.flatMap(words)) assert.ok(pdf.words.has(word), `«${word}» is not in the PDF`)
})

test('commands of the typesetter in a name or a number are printed, not obeyed', async () => {
  const evil = '#read("/etc/passwd") $x$ *b*'
  const pdf = await printed({ ...facts, owner: { name: evil, phone: evil }, number: evil })
  assert.ok(pdf.words.has('passwd'))
  assert.ok(!pdf.words.has('root'))
})

test('many movements go over pages', async () => {
  const many = Array.from({ length: 90 }, (_, day) => ({
    label: `سفارش ${day}`,
    amount: rial(-1_000_000),
    at: at.add({ days: day }),
  }))
  const [first, ...rest] = many
  assert.ok(first)
  assert.ok((await printed({ ...facts, lines: [first, ...rest] })).pages > 1)
})

test('what came and what went is said in words, and the sum in toman and rial', () => {
  const document = receiptDocument({
    ...facts,
    lines: [
      { label: 'پرداخت', amount: rial(-2_000_000), at },
      { label: 'برگشت', amount: rial(500_000), at },
    ],
    total: { label: 'پرداخت خالص', amount: rial(-1_500_000) },
  })
  assert.deepEqual(
    document.lines.map(({ way }) => way),
    ['پرداخت شما', 'دریافت شما'],
  )
  assert.match(document.total.amount, /150,000/)
  assert.match(document.total.inRial, /1,500,000/)
})
