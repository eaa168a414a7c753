import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, before, suite, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { receiptDocument } from '#papers/receipt-document.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { sampleVoucher } from '#papers/sample-voucher.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { ticketDocument } from '#papers/ticket-document.ts'
import { voucherDocument } from '#papers/voucher-document.ts'

/** Texts that could make a careless printer load something. */
const payloads = [
  '<img src=http://169.254.169.254>',
  '<img src=http://127.0.0.1:PORT/img>',
  '<link rel=stylesheet href=http://127.0.0.1:PORT/css>',
  'file:///etc/passwd',
  '<iframe src=file:///etc/passwd>',
  '@import url(http://127.0.0.1:PORT/import)',
  '#image("http://127.0.0.1:PORT/typst")',
  '#include "file:///etc/passwd"',
  '=HYPERLINK("http://127.0.0.1:PORT/sheet")',
] as const

suite('what stands in a name is printed, and nobody is asked for it', () => {
  const papers = openPapers()
  let visits = 0
  const house = createServer((_, answer) => {
    visits += 1
    answer.end('root:x:0:0')
  })
  let names: readonly string[] = []

  before(async () => {
    house.listen(0, '127.0.0.1')
    await once(house, 'listening')
    const { port } = house.address() as AddressInfo
    names = payloads.map((payload) => payload.replace('PORT', String(port)))
  })
  after(async () => {
    house.close()
    await papers.close()
  })

  test('on the page of a ticket', () => {
    for (const name of names) {
      const page = papers.ticketHtml(ticketOf(name), { nonce: 'n0nce' })
      const body = page.slice(page.indexOf('<body>'))
      assert.ok(!/<(?:img|iframe|link|style|script|object|embed)\b/iu.test(body), name)
      const tags = (body.match(/<[^>]*>/gu) ?? []).join('').replaceAll('http://www.w3.org/2000/svg', '')
      assert.ok(!/https?:|file:|@import|\ssrc=/iu.test(tags), name)
      if (name.startsWith('<')) assert.ok(body.includes(`&lt;${name.slice(1, -1)}&gt;`), name)
    }
  })

  test('on a ticket, a voucher and a receipt that are set as PDF', async () => {
    for (const name of names)
      for (const pdf of [
        await papers.ticketPdf(ticketOf(name)),
        await papers.voucherPdf(voucherOf(name)),
        await papers.receiptPdf(receiptOf(name)),
      ]) {
        const source = Buffer.from(pdf).toString('latin1')
        assert.doesNotMatch(source, /\/(?:URI|Launch|GoToR|EmbeddedFile|JavaScript)\b/u, name)
        const { words } = readPdf(pdf)
        assert.ok(
          ['img', 'link', 'passwd', 'iframe', 'import', 'image', 'HYPERLINK'].some((word) => words.has(word)),
        )
        assert.ok(!words.has('root'), name)
      }
    assert.equal(visits, 0)
  })

  test('in a workbook, where it is text and nothing else', async () => {
    const rows = names.map((name) => [name, 1] as const)
    const columns = [
      { title: 'شرح', width: 30 },
      { title: 'مبلغ', width: 18 },
    ]
    const bytes = await buffer(papers.workbook({ name: 'گردش', columns, rows }))
    const parts = partsOf(bytes)
    assert.ok(parts.some((part) => part.includes('&lt;img src=http://169.254.169.254&gt;')))
    for (const part of parts) {
      assert.doesNotMatch(part, /<f>|<hyperlink|TargetMode="External"|externalLink/u)
      assert.doesNotMatch(part, /<img|<iframe|<link /u)
    }
    assert.equal(visits, 0)
  })
})

const [sara] = sampleTicket.passengers

function ticketOf(name: string) {
  const evil = { ...sara, name, surname: name, latinName: name, latinSurname: name }
  return ticketDocument({ ...sampleTicket, passengers: [evil] })
}

function voucherOf(name: string) {
  const [room, ...others] = sampleVoucher.rooms
  const leader = { ...room.leader, name, latinName: name }
  return voucherDocument({ ...sampleVoucher, rooms: [{ ...room, leader }, ...others] })
}

function receiptOf(name: string) {
  const madeAt = Temporal.PlainDateTime.from('2026-11-21T14:04')
  return receiptDocument({
    brand: sampleTicket.brand,
    title: 'رسید',
    number: 'W-1042',
    madeAt,
    owner: { name, phone: name },
    details: [{ label: name, value: name }],
    lines: [{ label: name, amount: sampleTicket.price.total, at: madeAt }],
    total: { label: 'جمع', amount: sampleTicket.price.total },
  })
}

function partsOf(bytes: Buffer): readonly string[] {
  const parts: string[] = []
  const end = bytes.length - 22
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < bytes.readUInt16LE(end + 10); n++) {
    const packed = bytes.readUInt32LE(at + 20)
    const head = bytes.readUInt32LE(at + 42)
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28)
    parts.push(inflateRawSync(bytes.subarray(from, from + packed)).toString())
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return parts
}
