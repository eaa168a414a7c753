import { type LoaderFunctionArgs, redirect } from 'react-router'
import { partyFor, partySays, partyTotal } from '#experiences/chosen-party.ts'
import { partyIn } from '#experiences/party-address.ts'
import type { ExperienceOptionView } from '#experiences/responses.ts'
import type { UnitCount } from '#experiences/supplier/price.ts'
import { unitName } from '#experiences/unit-words.ts'
import { experiencePath } from '#experiences/web/order-paths.ts'
import { unlessRefused } from '#experiences/web/unless-refused.server.ts'
import { todayAt } from '#orders/web/today.ts'
import { ownerIn } from '#passengers/web/chosen-beforehand.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const goneSays = 'این نوبت دیگر فروخته نمی‌شود یا جای آن پر شده است'
const form = 'experience'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { experiences, passengers, accounts, clock } = agencyOf(context, 'experiences')
  const chosen = chosenIn(new URL(request.url).searchParams)
  if (chosen === undefined) throw redirect('/experiences')
  const { experienceId, optionRef, slotRef, day, units } = chosen
  const again = new URLSearchParams({ option: optionRef, day, units })
  const searchAgain = `${experiencePath(experienceId)}?${again}`
  const experience = await experiences.detail(experienceId).catch(unlessRefused)
  const option = experience?.options.find((one) => one.optionRef === optionRef)
  if (experience === undefined || option === undefined) return { gone: goneSays, searchAgain: '/experiences' }
  const slots = await experiences.slots({ experienceId, optionRef, day, units }).catch(unlessRefused)
  const slot = slots?.find((one) => one.slotRef === slotRef && one.isAvailable)
  const party = partyFor(option, partyIn(units))
  const total = slot && partyTotal(slot, party)
  if (slot === undefined || total === undefined) return { gone: goneSays, searchAgain }
  if (partySays(option, party, slot).length > 0) throw redirect(searchAgain)
  const [account, saved, stored] = await Promise.all([
    accounts.dataOf(visitor.userId),
    passengers.savedOf(visitor.userId),
    passengers.drafts.of(visitor.userId, form),
  ])
  const { title, locale, isInstant } = experience
  return {
    gone: undefined,
    experience: { experienceId, title, locale, isInstant },
    option: { optionRef, needsEmail: option.needsEmail },
    slot,
    day,
    party: [...party],
    lines: linesOf(option, party, slot.unitPrices),
    total,
    today: todayAt(clock.now()).toString(),
    saved,
    owner: ownerIn(account),
    shared: { form, stored },
    phone: account.phoneNumber,
    searchAgain,
  }
}

/** Undefined for an address that names nothing. */
function chosenIn(params: URLSearchParams) {
  const [experienceId, optionRef, slotRef, day] = ['experience', 'option', 'slot', 'day'].map(
    (name) => params.get(name) ?? '',
  )
  const units = params.get('units') ?? ''
  if (!experienceId || !optionRef || !slotRef || !day || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined
  return isDay(day) ? { experienceId, optionRef, slotRef, day, units } : undefined
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

function linesOf(
  { units }: ExperienceOptionView,
  party: readonly UnitCount[],
  prices: Readonly<Record<string, number>> | null,
) {
  return party.flatMap(({ unitRef, count }) => {
    const unit = units.find((one) => one.unitRef === unitRef)
    if (unit === undefined) return []
    const each = prices?.[unitRef]
    return [{ name: unitName(unit), count, total: each === undefined ? null : each * count }]
  })
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { readonly gone: string }>
export type ExperienceToBuy = Loaded
