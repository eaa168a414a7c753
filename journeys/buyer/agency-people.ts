import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { type Buyer, newDiary } from './diary.ts'
import { agree, submit } from './flight-goods.ts'

type Seat = Parameters<typeof submit>[1]

/** An agency whose manager the buyer is, one of its people, an order to be bought on credit, and another agency's invitation to him. */
export async function agencyPeopleIn(t: TestAgency, buyer: Buyer, seat: Seat) {
  const { agency, ask } = t
  const { database, settings } = t.house
  const { userId } = buyer
  const opened = () => agencyOnCredit({ database, agencies: agency.agencies }, { limit: 1_000_000_000 })
  const [own, other] = [await opened(), await opened()]
  await own.join(userId, { role: 'manager' })
  const seller = await own.join()
  const { id: colleague } = await one(
    database,
    sql<{ id: string }>`select id from agencies.person where user_id = ${seller}`,
  )
  const phone = (await agency.accounts.userOf(userId))?.phone
  const { id: agencyInvitation } = await one(
    database,
    sql<{
      id: string
    }>`insert into agencies.person (agency_id, mobile, role, order_limit, day_limit, invited_at)
      values (${other.agencyId}, ${phone}, 'seller', 1, 1, now()) returning id`,
  )
  const shop = { ask, pepper: settings.secrets.pepper }
  const creditOrder = await submit(shop, seat, newDiary(buyer))
  assert.ok(creditOrder !== undefined && (await agree(shop, newDiary(buyer), creditOrder)))
  return { colleague, agencyInvitation, creditOrder }
}
