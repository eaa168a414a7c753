import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { printable } from '#papers/printable.ts'
import { sampleTicket } from '#papers/sample-ticket.ts'
import { openPapers } from '#papers/server/papers.ts'
import { readPdf, words } from '#papers/server/pdf-reader.ts'
import { Press } from '#papers/server/press.ts'
import { ticketDocument } from '#papers/ticket-document.ts'

const document = ticketDocument(sampleTicket)
const ticket = { template: 'ticket', document } as const
const paperOf = (facts: Parameters<typeof ticketDocument>[0]) =>
  ({ template: 'ticket', document: ticketDocument(facts) }) as const
const [sara] = sampleTicket.passengers

test('the ticket is a tagged PDF in our font alone, every symbol with its words', async () => {
  const papers = openPapers()
  const pdf = readPdf(await papers.ticketPdf(document))
  await papers.close()
  assert.deepEqual(pdf.fonts, new Set(['Vazirmatn-Bold', 'Vazirmatn-Regular']))
  assert.equal(pdf.tagged, true)
  assert.equal(pdf.pages, 1)
  assert.equal(pdf.alternatives, 4)
})

test('PDF and page say the same', async () => {
  const papers = openPapers()
  const printed = readPdf(await papers.ticketPdf(document)).words
  const page = papers.ticketHtml(document)
  await papers.close()
  const shown = new Set(
    words(
      page
        .slice(page.indexOf('<main>'))
        .replaceAll(/<[^>]*>/gu, ' ')
        .replaceAll(/[\u2066\u2069]/gu, ' '),
    ),
  )
  for (const sentence of sentencesOf(document)) {
    for (const word of words(sentence)) {
      assert.ok(printed.has(word), `«${word}» of «${sentence}» is not in the PDF`)
      assert.ok(shown.has(word), `«${word}» of «${sentence}» is not on the page`)
    }
  }
})

test('a round trip of four flights comes out over pages, and page and PDF say the same of it', async () => {
  const [way] = sampleTicket.directions
  const [flight] = way.segments
  const change = { city: 'استانبول', minutes: 130, isSelfTransfer: true }
  const english = { airline: 'Mahan Air', from: 'Tehran', to: 'Istanbul', cabin: 'Economy' }
  const onwards = { ...flight, flightNumber: 'TK 875', change, english }
  const both = ticketDocument({
    ...sampleTicket,
    directions: [
      { ...way, name: 'رفت', segments: [{ ...flight, english }, onwards] },
      { ...way, name: 'برگشت', pnr: 'M3W9TC', segments: [onwards, flight] },
    ],
    passengers: [
      { ...sara, tickets: [...sara.tickets, { direction: 1, number: '235-2401736655', baggageKg: 30 }] },
    ],
  })
  const papers = openPapers()
  const pdf = readPdf(await papers.ticketPdf(both))
  const page = new Set(words(papers.ticketHtml(both).replaceAll(/<[^>]*>/gu, ' ')))
  await papers.close()
  assert.equal(pdf.tagged, true)
  assert.equal(pdf.alternatives, 6)
  for (const word of sentencesOf(both).flatMap(words)) {
    assert.ok(pdf.words.has(word), `«${word}» is not in the PDF`)
    assert.ok(page.has(word), `«${word}» is not on the page`)
  }
})

test('typesetting commands in a name are printed, not obeyed', async () => {
  await using press = new Press()
  const evil = { ...sara, name: '#evil[سارا] $x$ *b*', surname: '#read("/etc/passwd")' }
  const { words: printed, pages } = readPdf(
    await press.print(paperOf({ ...sampleTicket, passengers: [evil] })),
  )
  assert.ok(printed.has('evil'))
  assert.ok(printed.has('passwd'))
  assert.ok(!printed.has('root'))
  assert.equal(pages, 1)
})

test('nine passengers with long names and every sign we may print come out over pages', async () => {
  await using press = new Press()
  const signs = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => printable(sign) === sign,
  )
  const long = { ...sara, surname: 'حسینی طباطبایی نژاد اصفهانی', latinSurname: 'HOSSEINI TABATABAEI NEZHAD' }
  const party = [{ ...sara, name: signs.join('') }, ...Array.from({ length: 8 }, () => long)] as const
  const { fonts, pages } = readPdf(await press.print(paperOf({ ...sampleTicket, passengers: party })))
  assert.ok(signs.length > 250)
  assert.deepEqual(fonts, new Set(['Vazirmatn-Bold', 'Vazirmatn-Regular']))
  assert.equal(pages, 2)
})

test('a process that has printed its share is replaced', async () => {
  await using press = new Press({ documents: 2 })
  await press.print(ticket)
  const first = press.pid
  await press.print(ticket)
  assert.equal(press.pid, undefined)
  await press.print(ticket)
  assert.notEqual(press.pid, first)
})

test('a process that is killed at work or at rest is replaced, and the ticket is printed all the same', async () => {
  await using press = new Press()
  await press.print(ticket)
  kill(press.pid)
  assert.ok(readPdf(await press.print(ticket)).tagged)
  kill(press.pid, 'SIGSTOP')
  const atWork = press.print(ticket)
  await setImmediate()
  kill(press.pid)
  assert.ok(readPdf(await atWork).tagged)
})

test('a document that takes too long is given up after a second try', async () => {
  await using press = new Press({ timeoutMs: 1 })
  await assert.rejects(press.print(ticket), /fell twice/u)
  assert.equal(press.pid, undefined)
})

test('where no type can be set the refusal says so, and the page is still there', async () => {
  await using press = new Press({ compiler: '@myriaddreamin/no-such-platform' })
  await assert.rejects(press.print(ticket), { code: 'PDF_UNAVAILABLE', status: 501 })
  await assert.rejects(press.print(ticket), { code: 'PDF_UNAVAILABLE' })
  assert.equal(press.pid, undefined)
})

test('more than can wait are sent away', async () => {
  await using press = new Press({ queue: 2 })
  const [first, second, third] = await Promise.allSettled([
    press.print(ticket),
    press.print(ticket),
    press.print(ticket),
  ])
  assert.deepEqual([first?.status, second?.status, third?.status], ['fulfilled', 'fulfilled', 'rejected'])
  assert.equal(third?.status === 'rejected' && third.reason.code, 'PDF_BUSY')
  await press.print(ticket)
})

test('the server goes on serving while type is set', async () => {
  await using press = new Press()
  await press.print(ticket)
  await using server = createServer((_, answer) => answer.end('served')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  kill(press.pid, 'SIGSTOP')
  let isPrinted = false
  const printing = press.print(ticket).then(() => (isPrinted = true))
  const answer = await fetch(`http://127.0.0.1:${port}`)
  assert.equal(await answer.text(), 'served')
  assert.equal(isPrinted, false, 'the paper waits, the server does not')
  kill(press.pid, 'SIGCONT')
  assert.equal(await printing, true)
})

function kill(pid: number | undefined, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' = 'SIGKILL'): void {
  assert.ok(pid)
  process.kill(pid, signal)
}

function sentencesOf(text: object): string[] {
  const unseen = new Set(['fileName', 'fileTitle', 'mark', 'colours', 'reference'])
  return Object.entries(text).flatMap(([key, value]) => {
    if (unseen.has(key)) return []
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? sentencesOf(value) : []
  })
}
