import { sampleTicket } from '#papers/sample-ticket.ts'
import { openPapers } from '#papers/server/papers.ts'
import { ticketDocument } from '#papers/ticket-document.ts'
import { launch } from '../journeys/stage.ts'
import { median } from './rounds.ts'

interface PdfFigures {
  /** times faster than Chromium */
  readonly ratio: number
  readonly msTypeset: number
  readonly msChromium: number
  readonly bytesTypeset: number
  readonly bytesChromium: number
}

const rounds = 5
const documents = 20

/** A ticket as tagged PDF by our press, against printing in an open Chromium, in turns. */
export async function measure(say: (line: string) => void): Promise<PdfFigures> {
  const papers = openPapers()
  await using browser = await launch()
  const page = await browser.newPage()
  const typeset = () => papers.ticketPdf(nextTicket())
  const printed = async () => {
    await page.setContent(papers.ticketHtml(nextTicket()), { waitUntil: 'load' })
    return page.pdf({ format: 'A4', printBackground: true, tagged: true })
  }
  const bytesTypeset = (await typeset()).length
  const bytesChromium = (await printed()).length
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ ours: await msEach(typeset), theirs: await msEach(printed) })
  await papers.close()
  const ratio = median(pairs.map(({ ours, theirs }) => theirs / ours))
  const msTypeset = median(pairs.map(({ ours }) => ours))
  const msChromium = median(pairs.map(({ theirs }) => theirs))
  say(`a ticket as PDF, ${documents} a round, median of ${rounds} rounds`)
  say(`  typeset (PDF/UA-1)  ${msTypeset.toFixed(1)} ms, ${bytesTypeset} bytes`)
  say(`  Chromium            ${msChromium.toFixed(1)} ms, ${bytesChromium} bytes`)
  say(`  ratio               ${ratio.toFixed(1)}`)
  return { ratio, msTypeset, msChromium, bytesTypeset, bytesChromium }
}

let tickets = 0

function nextTicket() {
  tickets += 1
  const [first, ...others] = sampleTicket.passengers
  const latinName = `SARA ${lettered(tickets)}`
  const orderNumber = String(48_151_623 + tickets)
  return ticketDocument({ ...sampleTicket, orderNumber, passengers: [{ ...first, latinName }, ...others] })
}

function lettered(number: number): string {
  return number
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCodePoint(65 + Number.parseInt(digit, 26)))
}

async function msEach(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let again = 0; again < documents; again++) await work()
  return (performance.now() - began) / documents
}
