import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type {
  Patience,
  PolicyBooked,
  PolicyConfirmation,
} from '#insurance/server/suppliers/policy-supplier.ts'
import type { XCoverDesk } from '#insurance/server/suppliers/xcover/desk.ts'
import { askXCover, readXCover } from '#insurance/server/suppliers/xcover/requesting.ts'
import { Booking } from '#insurance/server/suppliers/xcover/responses.ts'
import { done, mapped, type Outcome, rejected } from '#suppliers/outcome.ts'

/** Again with the same key is harmless: a 409 carries what the first one made. */
export async function confirmPolicies(
  desk: XCoverDesk,
  { key, offerRef, people, holder }: PolicyConfirmation,
  patience: Patience,
): Promise<Outcome<PolicyBooked>> {
  const phone = parsePhoneNumberFromString(holder.phone, 'IR')?.number
  if ([holder, ...people].some(({ firstName, lastName }) => !isName(firstName) || !isName(lastName)))
    return rejected('paxInvalid', 'a name that the supplier does not take')
  const data = {
    quotes: people.map(({ quote, firstName, lastName }) => ({
      id: quote,
      insured: [{ first_name: firstName, last_name: lastName }],
    })),
    policyholder: {
      first_name: holder.firstName,
      last_name: holder.lastName,
      email: holder.email ?? desk.email,
      country: 'IR',
      age: holder.age,
      ...(phone === undefined ? {} : { phone }),
    },
    partner_transaction_id: key,
  }
  const path = `/offers/${encodeURIComponent(offerRef)}/confirm/`
  const made = await askXCover(desk, { path, data, key, isRepeatable: true, shape: Booking }, patience)
  return mapped(made, bookedIn)
}

/** A booking is named as the offer it was made of. */
export async function lookUpPolicies(
  desk: XCoverDesk,
  ref: string,
  patience: Patience,
): Promise<Outcome<PolicyBooked | null>> {
  const path = `/bookings/${encodeURIComponent(ref)}/`
  const found = await readXCover(desk, { path, shape: Booking }, patience)
  if (found.kind === 'rejected' && found.code === 'gone') return done(null)
  return mapped(found, bookedIn)
}

export function bookedIn({ id, quotes, policies }: Booking): PolicyBooked {
  return {
    ref: id,
    policies: (quotes ?? policies ?? []).map((one) => ({
      quote: one.id,
      isCancelled: one.status === 'CANCELLED',
      startsOn: dayIn(one.policy_start_date),
      endsOn: one.policy_end_date == null ? null : dayIn(one.policy_end_date),
    })),
  }
}

function dayIn(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text.slice(0, 10))
}

function isName(name: string): boolean {
  return /^[A-Za-z][A-Za-z '’-]*$/.test(name)
}
