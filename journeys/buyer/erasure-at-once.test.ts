import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { Refusal } from '#server/refusal.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { openAgencyToday, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { walletCalls } from '#wallet/calls.ts'

suite('an account that leaves while much is going on', () => {
  let agency: TestAgency
  before(async () => {
    agency = await openAgencyToday()
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('asked for forty times at once it is erased once', async () => {
    const { personal } = agency.agency
    const { userId } = await agency.admit('+989121200001')
    const told = await Promise.allSettled(Array.from({ length: 40 }, () => personal.erase(userId)))
    assert.equal(told.filter(({ status }) => status === 'fulfilled').length, 1)
    for (const one of told)
      if (one.status === 'rejected') {
        assert.ok(one.reason instanceof Refusal, String(one.reason))
        assert.ok(['TOO_BUSY', 'SESSION_ENDED'].includes(one.reason.code), one.reason.code)
      }
  })

  test('while it is being erased nobody waits for it with a connection', async () => {
    const { personal } = agency.agency
    const { database } = agency.house
    const { userId } = await agency.admit('+989121200006')
    await database.transaction().execute(async (trx) => {
      await sql`select from accounts.users where id = ${userId} for update`.execute(trx)
      const busy = () => assert.rejects(personal.erase(userId), { code: 'TOO_BUSY' })
      await Promise.all(Array.from({ length: 40 }, busy))
      await sql`select 1`.execute(database)
    })
    await personal.erase(userId)
  })

  test('its sessions end with it, in the same transaction; none is opened after', async () => {
    const { accounts, personal } = agency.agency
    const { database } = agency.house
    const { userId, token } = await agency.admit('+989121200002')
    assert.equal((await agency.ask(walletCalls.balance.line, { by: token })).status, 200)
    // a failure while the erasure is being written
    await sql`create function public.breaks() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`.execute(
      database,
    )
    await sql`create trigger breaks before delete on accounts.sessions execute function public.breaks()`.execute(
      database,
    )
    await assert.rejects(personal.erase(userId))
    await sql`drop trigger breaks on accounts.sessions`.execute(database)
    const { unfinished } = await personal.erasable(userId)
    assert.deepEqual(unfinished, [])
    const [kept] = await all(
      database,
      sql<{ phone: string | null }>`select phone from accounts.users where id = ${userId}`,
    )
    assert.equal(kept?.phone, '+989121200002', 'nothing is erased whose sessions could not be ended')
    await personal.erase(userId)
    assert.equal((await agency.ask(walletCalls.balance.line, { by: token })).status, 401)
    await assert.rejects(accounts.admit({ userId }, someBrowser), { code: 'SESSION_ENDED' })
    assert.deepEqual(await sessionsOf(userId), [])
  })

  test('whoever signs in while it is erased waits, and finds no account', async () => {
    const { accounts } = agency.agency
    const { database } = agency.house
    const { userId } = await agency.admit('+989121200003')
    const erasing = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const erased = database.transaction().execute(async (trx) => {
      await sql`select from accounts.users where id = ${userId} for update`.execute(trx)
      locked.resolve()
      await erasing.promise
      await sql`update accounts.users set erased_at = now(), phone = null, birth_date = null, birth_told_on = null
        where id = ${userId}`.execute(trx)
      await sql`delete from accounts.sessions where user_id = ${userId}`.execute(trx)
    })
    await locked.promise
    const coming = assert.rejects(accounts.admit({ userId }, someBrowser), { code: 'SESSION_ENDED' })
    await new Promise((passed) => setTimeout(passed, 200))
    erasing.resolve()
    await Promise.all([erased, coming])
    assert.deepEqual(await sessionsOf(userId), [])
  })

  test('what was being written meanwhile goes a while later; the number’s next account is left alone', async () => {
    const { accounts, messages, personal } = agency.agency
    const { database } = agency.house
    const { userId } = await agency.admit('+989121200004')
    await personal.erase(userId)
    const next = await agency.admit('+989121200004')
    await messages.send({
      to: '+989121200004',
      template: 'hold-expired',
      tokens: ['104200000'],
      userId: next.userId,
    })
    await messages.send({ to: '+989121200005', template: 'hold-expired', tokens: ['104200001'], userId })
    const parsian = {
      iban: '820540102680020817909002',
      cardNumber: '',
      bankAccountNumber: '',
      holderName: 'سارا محمدی',
    }
    await assert.rejects(accounts.bank.add(userId, parsian), { code: 'SESSION_ENDED' })
    await personal.work.eraseAgain(userId)
    const told = await all(
      database,
      sql<{ token: string }>`select tokens[1] as token from messages.outbox where template = 'hold-expired'`,
    )
    assert.deepEqual(told, [{ token: '104200000' }])
    await personal.work.eraseAgain(userId)
    await assert.rejects(personal.work.eraseAgain(next.userId), /only what was erased/)
  })

  test('the later erasure is on file with the first', async () => {
    const { userId } = await agency.admit('+989121200006')
    await agency.agency.personal.erase(userId)
    const jobs = await all(
      agency.house.database,
      sql`select 1 from jobs.job where name = 'accounts.erase-again' and data->>'userId' = ${userId}`,
    )
    assert.equal(jobs.length, 1)
  })

  async function sessionsOf(userId: string) {
    return all(agency.house.database, sql`select id from accounts.sessions where user_id = ${userId}`)
  }
})
