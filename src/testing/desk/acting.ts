import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { RebookingHouse, Ticketed } from '#testing/app/rebooking.ts'
import { askAtDesk, sessionOf, staffIn, type TestStaff } from '#testing/desk/staff.ts'

/** Colleagues with the codes that travellers read out to them. */
export function actingIn(t: Pick<RebookingHouse, 'house'>) {
  let people = 0
  /** Of asks of their own. */
  const colleague = () => staffIn(t, ['visas'], `همکار ${people++}`)
  const line = ({ orderNumber }: Ticketed, what = '') => `POST /api/desk/orders/${orderNumber}/acting${what}`
  /** Again after minutes in which sessions end. */
  const as = async ({ staffId }: TestStaff, to: string, body: object = {}) =>
    askAtDesk(t.house, to, { token: await sessionOf(t.house, staffId), body })

  /** As it stands in the message that was sent last. */
  async function codeOf({ orderNumber }: Ticketed): Promise<string> {
    const sent = await all(
      t.house.database,
      sql<{ tokens: readonly string[] | null }>`select tokens from messages.outbox
        where template = 'code-for-colleague' and tokens[2] = ${orderNumber} order by created_at desc limit 1`,
    )
    return sent[0]?.tokens?.[0] ?? ''
  }
  async function asked(by: TestStaff, ticket: Ticketed): Promise<string> {
    const { status, text } = await as(by, line(ticket, '/code'))
    assert.equal(status, 200, text)
    return codeOf(ticket)
  }
  async function opened(by: TestStaff, ticket: Ticketed): Promise<void> {
    const code = await asked(by, ticket)
    const { status, text } = await as(by, line(ticket), { code })
    assert.equal(status, 200, text)
  }
  const entriesOf = async ({ orderNumber }: Ticketed) =>
    (
      await all(
        t.house.database,
        sql<{
          said: string
        }>`select action || ' ' || outcome || ' ' || (details ->> 'traveller') as said from desk.audit
          where subject_kind = 'order' and subject_id = ${orderNumber} and action like 'acting.%' order by n`,
      )
    ).map(({ said }) => said)
  /** Of what was done for him, as his telephone reads it. */
  const doneFor = async ({ orderNumber }: Ticketed) =>
    (
      await all(
        t.house.database,
        sql<{ tokens: readonly string[] }>`select tokens from messages.outbox
          where template = 'done-by-colleague' and tokens[1] = ${orderNumber} and channel = 'Sms' order by created_at`,
      )
    ).map(({ tokens }) => [tokens[1], tokens[2]])
  return { colleague, line, as, asked, opened, entriesOf, doneFor }
}

export const wrongCode = (code: string) => (code === '123456' ? '123457' : '123456')
