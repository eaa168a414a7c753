import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { iranZone } from '#calendar/zones.ts'
import { countryOf } from '#visas/country-paths.ts'
import type { Visas } from '#visas/server/door.ts'
import { type Commands, doneBy, usageOf } from '../commands.ts'

type Desk = Visas['desk']

/** applicants count from 1 */
const commands: Commands<Desk> = {
  queue: { takes: [], run: (desk) => queue(desk) },
  papers: {
    takes: ['NUMBER', 'FOLDER'],
    run: (desk, [number = '', folder = '']) => papers(desk, number, folder),
  },
  checked: { takes: ['NUMBER'], run: (desk, [number = '']) => done(desk.checked(number)) },
  sent: { takes: ['NUMBER'], run: (desk, [number = '']) => done(desk.sent(number)) },
  again: {
    takes: ['NUMBER', 'APPLICANT', 'KIND', '"WHAT IS WRONG"'],
    run: (desk, [number = '', applicant = '', kind = '', says = '']) =>
      done(desk.askAgain(number, { applicant: placeOf(applicant), kind, says })),
  },
  offer: {
    takes: ['NUMBER', 'YYYY-MM-DDTHH:MM', '"PLACE"'],
    run: (desk, [number = '', at = '', place = '']) => offered(desk, number, { at, place }),
  },
  taken: { takes: ['NUMBER'], run: (desk, [number = '']) => done(desk.taken(number)) },
  missed: { takes: ['NUMBER'], run: (desk, [number = '']) => done(desk.missed(number)) },
  attended: { takes: ['NUMBER'], run: (desk, [number = '']) => done(desk.attended(number)) },
  approve: {
    takes: ['NUMBER', 'APPLICANT', 'FILE'],
    run: async (desk, [number = '', applicant = '', file = '']) =>
      done(desk.approve(number, placeOf(applicant), await readFile(file))),
  },
  reject: {
    takes: ['NUMBER', 'APPLICANT', '"REASON"'],
    run: (desk, [number = '', applicant = '', reason = '']) =>
      done(desk.reject(number, placeOf(applicant), reason)),
  },
  close: { takes: ['COUNTRY'], run: (desk, [country = '']) => opened(desk, country, false) },
  open: { takes: ['COUNTRY'], run: (desk, [country = '']) => opened(desk, country, true) },
}

export const usage: readonly string[] = usageOf('visas', commands)

export function explainedBy(desk: Desk, words: readonly string[]): Promise<readonly string[] | undefined> {
  return doneBy(commands, desk, words)
}

async function done(doing: Promise<void>): Promise<readonly string[]> {
  await doing
  return ['done']
}

function placeOf(applicant: string): number {
  return /^[1-9]$/.test(applicant) ? Number(applicant) - 1 : -1
}

async function offered(
  desk: Desk,
  number: string,
  { at, place }: { readonly at: string; readonly place: string },
): Promise<readonly string[]> {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at)) return [`no day and hour: ${at}`]
  return done(desk.offer(number, Temporal.PlainDateTime.from(at), place))
}

async function queue(desk: Desk): Promise<readonly string[]> {
  const rows = await desk.queue()
  if (rows.length === 0) return ['nothing to do']
  return rows.map(({ orderNumber, stage, promisedAt, country, people, appointment }) => {
    const until = Temporal.Instant.from(promisedAt).toZonedDateTimeISO(iranZone).toPlainDateTime()
    return [
      orderNumber,
      country,
      stage,
      `${people}`,
      until.toString({ smallestUnit: 'minute' }),
      ...(appointment === null ? [] : [appointment]),
    ].join('\t')
  })
}

/** Files readable by this user only. */
async function papers(desk: Desk, orderNumber: string, folder: string): Promise<readonly string[]> {
  const all = await desk.papers(orderNumber)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const told: string[] = []
  for (const { applicant, kind, jpeg, findings } of all) {
    const file = path.join(folder, `${applicant + 1}-${kind}.jpg`)
    if (jpeg !== null) await writeFile(file, jpeg, { mode: 0o600 })
    told.push(jpeg === null ? `${file}: gone` : [file, ...findings].join('\t'))
  }
  for (const { number, pdf } of await desk.policies(orderNumber)) {
    const file = path.join(folder, `policy-${number.replaceAll(/\W/g, '')}.pdf`)
    await writeFile(file, await pdf(), { mode: 0o600 })
    told.push(file)
  }
  return told
}

async function opened(desk: Desk, word: string, isOpen: boolean): Promise<readonly string[]> {
  const country = countryOf(word)
  if (country === undefined) return [`no country of ours: ${word}`]
  await desk.open(country, isOpen)
  return [`${country} is ${isOpen ? 'open' : 'closed'}`]
}
