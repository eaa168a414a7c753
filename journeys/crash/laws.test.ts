import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import type { Diary } from '../buyer/diary.ts'
import { drain } from './drain.ts'
import { everythingHappens, happenings } from './happenings.ts'
import { violations } from './laws.ts'
import { rulesOn } from './price-rules.ts'
import { openScene, type Scene } from './scene.ts'
import { wrongRows } from './wrong-rows.ts'
import { wrongRowsOfExperiences } from './wrong-rows-of-experiences.ts'
import { wrongRowsOfExtras } from './wrong-rows-of-extras.ts'
import { wrongRowsOfShares } from './wrong-rows-of-shares.ts'
import { wrongRowsOfTours } from './wrong-rows-of-tours.ts'

// Each law of the harness must see what breaks it: buyers who do all that it speaks of, then one wrong row at a time.

const wrong = [
  ...wrongRows,
  ...wrongRowsOfShares,
  ...wrongRowsOfTours,
  ...wrongRowsOfExperiences,
  ...wrongRowsOfExtras,
]

let scene: Scene
let diaries: readonly Diary[]

suite('laws that see', () => {
  before(async () => {
    scene = await openScene()
    await rulesOn(scene)
    await scene.open()
    diaries = await everythingHappens(scene)
    await Promise.all([scene.server.kill(), scene.worker.kill()])
    await drain(scene)
  })
  after(async () => {
    await scene[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('none of what may happen to a buyer breaks a law', async () => {
    assert.deepEqual(
      diaries.map(({ status, others, instead, beside }) => [
        status,
        endsOf(others),
        endsOf(instead),
        endsOf(beside),
      ]),
      happenings.map(({ end, others = [], instead = [], beside = [] }) => [end, others, instead, beside]),
    )
    assert.deepEqual(await violations(scene, diaries), [])
  })

  for (const [what, statement, law] of wrong)
    test(`${what}: seen by «${law}»`, async () => {
      const laws = await lawsBrokenBy(statement)
      assert.ok(laws.includes(law), laws.join(', '))
    })

  test('money the bank took and nobody asked for is seen', async () => {
    const { books } = scene.bank
    const [taken] = books.all()
    assert.ok(taken !== undefined)
    books.charge(books.open({ ...taken, orderId: 'nobody' }), ordinaryCard)
    const laws = (await violations(scene, diaries)).map(({ law }) => law)
    assert.deepEqual(laws, ['what the bank took is captured once, to the rial'])
  })

  test('a policy that an insurer has and no order of ours is seen, and so is a second one of an order', async () => {
    const { books } = scene.insurer
    const booking = {
      id: 'AAAAA-BBBBB-INS',
      key: 'an order',
      transactionId: null,
      policyholder: {},
      insured: [],
      quotes: [],
      confirmedAt: scene.clock.now().toString(),
    }
    books.write(booking)
    books.write({ ...booking, id: 'AAAAA-CCCCC-INS' })
    const broken = (await violations(scene, diaries)).filter(({ law }) => law.includes('insured there'))
    assert.deepEqual(broken.map(({ kind }) => kind).toSorted(), ['doubled', 'lost', 'lost'])
  })
})

function endsOf(diaries: readonly Diary[]): readonly (string | undefined)[] {
  return diaries.map(({ status }) => status)
}

/** In a transaction that is rolled back, without triggers. */
async function lawsBrokenBy(statement: string): Promise<readonly string[]> {
  const trx = await scene.database.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
    return (await violations({ ...scene, database: trx }, diaries)).map(({ law }) => law)
  } finally {
    await trx.rollback().execute()
  }
}
