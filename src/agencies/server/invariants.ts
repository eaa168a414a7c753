import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

export interface AgencyFault {
  readonly law: 'debt-is-what-was-bought' | 'on-credit-has-its-charge' | 'within-its-line'
  readonly what: string
}

/** Reads rows alone, beside all triggers; empty when all is well. */
export async function agencyFaults(trx: Trx): Promise<readonly AgencyFault[]> {
  return [...(await misowed(trx)), ...(await unbooked(trx)), ...(await beyond(trx))]
}

/** Debt = charged − refunded − given back unissued or replaced − differences of rates − settled, from each room's own rows. */
function misowed(trx: Trx): Promise<readonly AgencyFault[]> {
  return all(
    trx,
    sql<AgencyFault>`
      select 'debt-is-what-was-bought' as law, agency.id::text as what from agencies.agency
      where -coalesce((select balance from wallet.account where class = 'agency-receivable' and owner = agency.id::text), 0)
        is distinct from
        (select coalesce(sum(charge.amount - rate_difference), 0) from agencies.charge
          join orders."order" on "order".id = order_id where agency_id = agency.id and status not in ('failed', 'replaced'))
        - (select coalesce(sum(request.amount), 0) from refunds.request join agencies.charge on charge.order_id = request.order_id
          where charge.agency_id = agency.id)
        - (select coalesce(sum(amount), 0) from agencies.settlement where agency_id = agency.id)`,
  )
}

function unbooked(trx: Trx): Promise<readonly AgencyFault[]> {
  return all(
    trx,
    sql<AgencyFault>`
      select 'on-credit-has-its-charge' as law, order_id::text as what from agencies.charge
      where not exists (select from wallet.entry e join wallet.posting on entry_id = e.id
          where e.attempt_id = charge.id and e.order_id = charge.order_id and posting.amount = -charge.amount)
        or not exists (select from orders.capture c where c.attempt_id = charge.id::text and c.order_id = charge.order_id
          and c.amount = charge.amount and c.became = 'paid')
      union all
      select 'on-credit-has-its-charge', e.key from wallet.entry e
      where e.kind = 'order-on-credit' and not exists (select from agencies.charge where id = e.attempt_id)`,
  )
}

/** But where it was lowered since, or while refunds are awaited, nothing was added beyond it. */
function beyond(trx: Trx): Promise<readonly AgencyFault[]> {
  return all(
    trx,
    sql<AgencyFault>`
      select 'within-its-line' as law, owner as what from wallet.account left join wallet.credit_line using (owner)
      where class = 'agency-receivable' and balance < -coalesce(credit_limit, 0)
        and set_at < (select max(at) from wallet.entry join wallet.posting on entry_id = entry.id
          where account_id = account.id and amount < 0)`,
  )
}
