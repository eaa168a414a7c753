import { sql } from 'kysely'
import { type Database, maybe, type Trx } from '#database/database.ts'
import type { InsurerFacts } from '#insurance/server/insurer-facts.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { House } from '#server/house.ts'

interface OpenContract extends InsurerFacts {
  readonly contractId: string
}

export interface Contract extends OpenContract {
  /** before each number */
  readonly prefix: string
  readonly first: number
  readonly last: number
}

/** What a demo sells by; production sells nothing until the desk has signed one. */
export const sampleContract: Contract = {
  contractId: 'sample',
  insurer: 'بیمهٔ نمونه (نمایشی)',
  insurerEn: 'Sample Insurance (demo)',
  assistance: 'Sample Assistance',
  assistancePhone: '+982100000000',
  prefix: 'DEMO-',
  first: 100_001,
  last: 999_999,
}

interface Signing extends Pick<House, 'database' | 'clock'> {
  readonly mode: House['settings']['mode']
}

/** The one that is open. */
export async function openContract(signing: Signing): Promise<OpenContract | undefined> {
  const found = await currentIn(signing.database)
  if (found !== undefined || signing.mode === 'production') return found
  await insert(signing.database, sampleContract, signing.clock.now())
  return currentIn(signing.database)
}

/** Throws CONTRACT_OPEN; the sample of a demo makes way. */
export async function signContract({ database, clock }: Signing, contract: Contract): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await end(trx, sampleContract.contractId, clock.now())
    if (!(await insert(trx, contract, clock.now()))) throw refuse('CONTRACT_OPEN')
  })
}

export async function endContract({ database, clock }: Signing, contractId: string): Promise<void> {
  await end(database, contractId, clock.now())
}

function currentIn(database: Database): Promise<OpenContract | undefined> {
  return maybe(database, sql<OpenContract>`select ${facts} from insurance.contract where ended_at is null`)
}

export async function contractOf(database: Trx, contractId: string): Promise<InsurerFacts> {
  const found = await maybe(
    database,
    sql<InsurerFacts>`select ${inWords} from insurance.contract where id = ${contractId}`,
  )
  if (found === undefined) throw new Error(`no contract ${contractId}`)
  return found
}

const inWords = sql`insurer, insurer_en as "insurerEn", assistance, assistance_phone as "assistancePhone"`
const facts = sql`id as "contractId", ${inWords}`

async function end(trx: Trx, contractId: string, at: Temporal.Instant): Promise<void> {
  await sql`update insurance.contract set ended_at = ${at} where id = ${contractId} and ended_at is null`.execute(
    trx,
  )
}

async function insert(trx: Trx, contract: Contract, at: Temporal.Instant): Promise<boolean> {
  const { contractId, insurer, insurerEn, assistance, assistancePhone, prefix, first, last } = contract
  const row = await maybe(
    trx,
    sql`insert into insurance.contract (id, insurer, insurer_en, assistance, assistance_phone, prefix, first, last, next, signed_at)
      values (${contractId}, ${insurer}, ${insurerEn}, ${assistance}, ${assistancePhone}, ${prefix}, ${first}, ${last}, ${first}, ${at})
      on conflict do nothing returning id`,
  )
  return row !== undefined
}
