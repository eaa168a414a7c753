import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Buyer } from './diary.ts'

/** An agency whose manager the buyer is, one of its people, and another agency's invitation to him. */
export async function agencyPeopleIn({ agency, house: { database } }: TestAgency, { userId }: Buyer) {
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
  return { colleague, agencyInvitation }
}
