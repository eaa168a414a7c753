import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { ticketDocument } from '#papers/ticket-document.ts'
import { ticketHtml } from '#papers/ticket-html.ts'

const ticket = ticketDocument(sampleTicket)
const page = ticketHtml(ticket, { nonce: 'n0nce', pdfAddress: '/api/ticket.pdf' })

test('a passenger called <script> is printed and does nothing', () => {
  const [sara] = sampleTicket.passengers
  const evil = { ...sara, name: '<script>alert(1)</script>', latinName: '"><img src=x onerror=alert(1)>' }
  const source = ticketHtml(ticketDocument({ ...sampleTicket, passengers: [evil] }))
  assert.doesNotMatch(source, /<script|<img/u)
  assert.match(source, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/u)
})

test('the page stands alone: no script, no style attribute, nothing from another origin or from a network at all', () => {
  const held = 'data:font/woff2;base64,AAAA'
  const whole = ticketHtml(ticket, { nonce: 'n0nce', font: held, pdfAddress: '/api/ticket.pdf' })
  assert.doesNotMatch(
    whole,
    /<script|<link(?! rel="icon" href="data:,">)|<img|style=|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg)/u,
  )
  assert.deepEqual(
    whole.match(/url\([^)]*\)/gu)?.filter((url) => !url.startsWith('url(#')),
    [`url(${held})`],
  )
  assert.match(whole, /<style nonce="n0nce">/u)
  assert.doesNotMatch(page, /@font-face/u)
})

test('another airline that flies it, and where it lands on the way, stand on the ticket', () => {
  const [way, ...ways] = sampleTicket.directions
  const [segment, ...segments] = way.segments
  const told = { ...segment, operator: 'فلای‌دبی', stops: ['مسقط'] }
  const facts = {
    ...sampleTicket,
    directions: [{ ...way, segments: [told, ...segments] }, ...ways],
  } as const
  const source = ticketHtml(ticketDocument(facts)).replaceAll(/<[^>]+>/gu, '')
  assert.match(source, /اجراکننده: فلای‌دبی/u)
  assert.match(source, /توقف در مسقط/u)
  assert.doesNotMatch(page, /اجراکننده|توقف در/u)
})

test('the page is Persian, right to left, and has one heading of the first rank', () => {
  assert.match(page, /<html lang="fa-IR" dir="rtl">/u)
  assert.equal(page.match(/<h1>/gu)?.length, 1)
})

test('no hidden signs of direction are left in what may be copied', () => {
  const body = page.slice(page.indexOf('<main>')).replaceAll(/ aria-label="[^"]*"/gu, '')
  assert.doesNotMatch(body, /[\u2066-\u2069]/u)
  assert.ok(body.includes('<bdi dir="ltr">K7QX2M</bdi>'))
})

test('two flights on one page share no ids', () => {
  const [way] = sampleTicket.directions
  const [flight] = way.segments
  const source = ticketHtml(
    ticketDocument({ ...sampleTicket, directions: [{ ...way, segments: [flight, flight] }] }),
  )
  const ids = [...source.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id)
  assert.equal(new Set(ids).size, 4)
})

test('every symbol is named for those who cannot see it and is read back by a scanner', async () => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const figures = [
    ...page.matchAll(/<span class="code \w+" role="img" aria-label="([^"]+)">(<svg[\s\S]*?<\/svg>)/gu),
  ]
  assert.equal(figures.length, 4)
  const read: string[] = []
  for (const [, name, svg = ''] of figures) {
    assert.ok(name)
    read.push(await scanned(svg))
  }
  const references = ticket.passengers.map((person) => person.tickets[0]?.reference?.content)
  assert.deepEqual(read, [sampleTicket.ticketAddress, ...references])
})

async function scanned(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 400 })
    .flatten({ background: '#fff' })
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb' as const,
  }
  const [symbol] = await readBarcodes(image)
  return symbol?.text ?? ''
}
