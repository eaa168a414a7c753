import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import * as fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Role } from '#desk/roles.ts'
import { mayDo } from '#desk/roles.ts'
import { rial } from '#money/rial.ts'
import { Refusal } from '#server/refusal.ts'
import type { StaffVisitor } from '#server/visitor.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestDesk, type TestDesk } from '#testing/desk/open-desk.ts'
import { staffIn } from '#testing/desk/staff.ts'

after(stopSharedServer)

const traveller = '11111111-1111-4111-8111-111111111111'

test('what one proposes another approves, and both are named', async () => {
  await using room = await openTestDesk()
  const [sara, mina] = [await person(room, 'refunds', 'سارا'), await person(room, 'finance', 'مینا')]
  const number = await credit(room, sara)
  const [row] = await room.desk.proposals.list(mina)
  assert.deepEqual(row?.summary, [
    '5,000 تومان به کیف پول افزوده می‌شود؛ مسافر با موبایل \u20660912•••111\u2069',
    'موجودی از 0 تومان به 5,000 تومان می‌رسد.',
  ])
  assert.deepEqual(await room.desk.proposals.approve(mina, row.id), { link: null })
  assert.equal(await room.wallet.balanceOf(traveller), 50_000)
  const entries = await all(
    room.house.database,
    sql<object>`select staff_name as name, action, details ->> 'proposedBy' as by from desk.audit
      where subject_id = ${String(number)} order by n`,
  )
  assert.deepEqual(entries, [
    { name: 'سارا', action: 'proposal.made', by: null },
    { name: 'مینا', action: 'proposal.approved', by: sara.staffId },
  ])
})

test('nobody approves or refuses what is his own, and trying leaves an entry', async () => {
  await using room = await openTestDesk()
  const owner = await person(room, 'owner')
  await credit(room, owner)
  const id = await newest(room, owner)
  await assert.rejects(room.desk.proposals.approve(owner, id), { code: 'OWN_PROPOSAL' })
  await assert.rejects(room.desk.proposals.refuse(owner, id, 'خودم رد کردم'), { code: 'OWN_PROPOSAL' })
  const [{ many } = {}] = await all(
    room.house.database,
    sql<{
      many: number
    }>`select count(*)::integer as many from desk.audit where action = 'proposal.not-theirs'`,
  )
  assert.equal(many, 2)
  assert.equal(await room.wallet.balanceOf(traveller), 0)
})

test('two tabs of two people approve once', async () => {
  await using room = await openTestDesk()
  const [sara, ...others] = [
    await person(room, 'owner'),
    await person(room, 'finance'),
    await person(room, 'owner'),
  ]
  await credit(room, sara)
  const id = await newest(room, sara)
  const tries = [...others, ...others].map((one) => outcome(room.desk.proposals.approve(one, id)))
  assert.deepEqual((await Promise.all(tries)).sort(), [
    'PROPOSAL_DECIDED',
    'PROPOSAL_DECIDED',
    'PROPOSAL_DECIDED',
    'done',
  ])
  assert.equal(await room.wallet.balanceOf(traveller), 50_000)
})

test('a wallet is not debited below nothing, even when it was emptied in between', async () => {
  await using room = await openTestDesk()
  const [sara, mina] = [await person(room, 'owner'), await person(room, 'finance')]
  await assert.rejects(debit(room, sara), { code: 'NOT_ENOUGH_TO_DEBIT' })
  await credit(room, sara)
  await room.desk.proposals.approve(mina, await newest(room, sara))
  await debit(room, sara)
  const first = await newest(room, sara)
  await debit(room, sara)
  const second = await newest(room, sara)
  await room.desk.proposals.approve(mina, first)
  await assert.rejects(room.desk.proposals.approve(mina, second), { code: 'INSUFFICIENT_BALANCE' })
  assert.equal((await room.desk.proposals.read(mina, second)).status, 'open')
  assert.equal(await room.wallet.balanceOf(traveller), 0)
})

/** What the database itself refuses, whatever the code above it does. */
const forbidden: readonly (readonly [string, (id: string, by: string) => RawBuilder<unknown>])[] = [
  ['by whoever proposed it', (id) => decision(id, sql`proposed_by`)],
  [
    'after its end',
    (id, by) => sql`update desk.proposal set status = 'approved', decided_by = ${by},
    decided_at = expires_at + interval '1 second' where id = ${id}`,
  ],
  ['of another payload', (id) => sql`update desk.proposal set payload = '{"amount": 1}' where id = ${id}`],
  [
    'put off',
    (id) => sql`update desk.proposal set expires_at = expires_at + interval '9 days' where id = ${id}`,
  ],
  ['by somebody disabled', (id, by) => decision(id, sql`${by}`)],
  ['taken out', (id) => sql`delete from desk.proposal where id = ${id}`],
]

for (const [what, statement] of forbidden)
  test(`a proposal is not decided or changed ${what}`, async () => {
    await using room = await openTestDesk()
    const [sara, mina] = [await person(room, 'owner'), await person(room, 'finance')]
    await credit(room, sara)
    const id = await newest(room, sara)
    if (what === 'by somebody disabled')
      await sql`update desk.staff set disabled_at = changed_at where id = ${mina.staffId}`.execute(
        room.house.database,
      )
    await assert.rejects(statement(id, mina.staffId).execute(room.house.database), { code: /^23/ })
  })

type Step =
  | { readonly do: 'propose' | 'change' | 'disable'; readonly who: number }
  | { readonly do: 'decide'; readonly who: readonly number[]; readonly which: number }
  | { readonly do: 'wait' }

const who = fc.nat({ max: 2 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('propose' as const), who }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      who: fc.array(who, { minLength: 1, maxLength: 3 }),
      which: fc.nat({ max: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('disable' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
)

test('by no order of calls, tabs and changed roles is anything done by fewer than two who may', async () => {
  await using room = await openTestDesk()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), (steps) => history(room, steps)),
    { numRuns: 25, seed: 1405 },
  )
})

/** Pages stay open with the roles of when they were opened; the model knows those of now. */
async function history(room: TestDesk, steps: readonly Step[]): Promise<void> {
  const people = [
    await person(room, 'owner'),
    await person(room, 'finance'),
    await person(room, 'refunds'),
  ] as const
  const now = people.map(({ roles }) => roles)
  const before = await room.wallet.balanceOf(traveller)
  const made: { readonly id: string; readonly by: number }[] = []
  let approved = 0
  for (const one of steps) {
    if (one.do === 'propose') {
      const proposer = people[one.who] ?? people[0]
      if ((await outcome(credit(room, proposer))) === 'done')
        made.push({ id: await newest(room, proposer), by: one.who })
    } else if (one.do === 'wait') room.house.clock.advance({ hours: 40 })
    else if (one.do === 'decide') {
      const wanted = made[one.which]
      if (wanted === undefined) continue
      const tries = one.who.map((by) =>
        outcome(room.desk.proposals.approve(people[by] ?? people[0], wanted.id)),
      )
      const results = await Promise.all(tries)
      const done = one.who.filter((_, at) => results[at] === 'done')
      assert.ok(done.length <= 1)
      for (const by of done) {
        approved += 1
        assert.notEqual(by, wanted.by)
        assert.ok(mayDo(now[by] ?? [], 'money.approve'))
        assert.ok(mayDo(now[wanted.by] ?? [], 'money.propose'))
      }
    } else {
      const roles = one.do === 'disable' ? [] : ['content']
      now[one.who] = roles
      const at = room.house.clock.now()
      await sql`update desk.staff set roles = ${roles}, changed_at = ${at},
        disabled_at = ${one.do === 'disable' ? at : null} where id = ${people[one.who]?.staffId}`.execute(
        room.house.database,
      )
    }
  }
  assert.equal(await room.wallet.balanceOf(traveller), before + approved * 50_000)
}

async function person(room: TestDesk, role: Role, name?: string): Promise<StaffVisitor> {
  const { staffId, name: called } = await staffIn(room, [role], name)
  return { kind: 'staff', staffId, sessionId: staffId, name: called, roles: [role], network: '' }
}

function credit(room: TestDesk, staff: StaffVisitor): Promise<number> {
  return adjust(room, staff, 'credit')
}

function debit(room: TestDesk, staff: StaffVisitor): Promise<number> {
  return adjust(room, staff, 'debit')
}

function adjust({ desk }: TestDesk, staff: StaffVisitor, direction: 'credit' | 'debit'): Promise<number> {
  const payload = { userId: traveller, direction, amount: rial(50_000) }
  return desk.proposals.propose(staff, { kind: 'wallet-adjustment', payload, reason: 'جبران تأخیر' })
}

async function newest({ desk }: TestDesk, staff: StaffVisitor): Promise<string> {
  const rows = await desk.proposals.list(staff)
  return rows.toSorted((a, b) => b.number - a.number)[0]?.id ?? ''
}

function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
}

function decision(id: string, by: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`update desk.proposal set status = 'approved', decided_by = ${by}, decided_at = proposed_at
    where id = ${id}`
}
