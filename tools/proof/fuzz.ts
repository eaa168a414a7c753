// npm run proof -- fuzz [--requests N] [--seed S] [--minutes M]: odd requests over all calls and pages of a house of its own, on
// this machine alone. Whatever is asked, nothing may be answered with a bug (5xx). The same seed asks the same.
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Served, served } from '../../bench/served.ts'
import { signedInCookies } from '../../bench/signed-in.ts'
import { chanceFrom } from './fuzz-chance.ts'
import { fuzzRequest } from './fuzz-request.ts'
import { type FuzzRequest, openLine, type ReceivedEvent } from './fuzz-send.ts'
import { surfaceOf } from './fuzz-surface.ts'

const atOnce = 8
const shownAtMost = 20

interface Counts {
  requests: number
  serverErrors: number
  unanswered: number
  busy: number
}

export async function prove(options: readonly string[], say: (line: string) => void) {
  const { values } = parseArgs({
    args: [...options],
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const [requests, seed, minutes] = [values.requests, values.seed, values.minutes].map(Number)
  const log = path.resolve('.data/proof-fuzz.log')
  mkdirSync(path.dirname(log), { recursive: true })
  const fd = openSync(log, 'w')
  await using house = await served({}, fd)
  say(`${requests} requests of seed ${seed} to ${house.address}; the server's own words are in ${log}`)
  const counts: Counts = { requests: 0, serverErrors: 0, unanswered: 0, busy: 0 }
  const until = Date.now() + (minutes ?? 60) * 60_000
  await ask(house, { counts, requests: requests ?? 0, seed: seed ?? 1, until, say })
  const isReady = (await fetch(`${house.address}/readyz`)).ok
  closeSync(fd)
  return {
    figures: { ...counts, seed, isReady },
    isProven: counts.serverErrors === 0 && counts.unanswered === 0 && isReady,
  }
}

interface Asking {
  readonly counts: Counts
  readonly requests: number
  readonly seed: number
  readonly until: number
  readonly say: (line: string) => void
}

async function ask(house: Served, { counts, requests, seed, until, say }: Asking): Promise<void> {
  const cookies = await signedInCookies(house)
  const surface = await surfaceOf(
    house.address,
    cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  )
  const line = openLine(house.address, atOnce)
  const told = new Set<string>()
  let next = 0
  async function worker(): Promise<void> {
    for (let nth = next++; nth < requests && Date.now() < until; nth = next++) {
      const request = fuzzRequest(surface, chanceFrom(seed, nth))
      const heard = await line.send(request)
      counts.requests += 1
      count(counts, heard)
      if (isBug(heard) && told.size < shownAtMost) tell(told, request, { nth, heard, say })
      if (counts.requests % 5000 === 0) say(`${counts.requests}: ${JSON.stringify(counts)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  line.close()
}

function isBug({ status, code }: ReceivedEvent): boolean {
  return status === 0 || (status >= 500 && code !== 'BUSY')
}

/** BUSY counts as expected. */
function count(counts: Counts, heard: ReceivedEvent): void {
  if (heard.status === 0) counts.unanswered += 1
  else if (isBug(heard)) counts.serverErrors += 1
  else if (heard.code === 'BUSY') counts.busy += 1
}

interface Telling {
  readonly nth: number
  readonly heard: ReceivedEvent
  readonly say: (line: string) => void
}

function tell(told: Set<string>, { method, target, headers, body }: FuzzRequest, telling: Telling): void {
  const place = `${method} ${target.replace(/\?.*/, '')}`
  if (told.has(place)) return
  told.add(place)
  const { nth, heard, say } = telling
  const { cookie: _, ...shown } = headers
  say(`#${nth} ${heard.status} ${heard.text.slice(0, 200)}\n  ${method} ${target.slice(0, 400)}`)
  say(`  ${JSON.stringify(shown).slice(0, 300)} ${body?.toString('latin1').slice(0, 400) ?? ''}`)
}
