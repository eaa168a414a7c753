import type { LoaderFunctionArgs } from 'react-router'
import { dateForForm } from '#calendar/form-date.ts'
import { draftIn, planIn, type TripDraft } from '#insurance/trip-address.ts'
import { requestOf } from '#insurance/trip-request.ts'
import { plansTexts } from '#insurance/web/plans-texts.ts'
import { sentenceIn } from '#insurance/web/refused.server.ts'
import { zoneOf } from '#insurance/zones.ts'
import { todayAt } from '#orders/web/today.ts'
import { COUNTRIES } from '#places/countries.ts'
import { agencyOf } from '#web/page-context.server.ts'

const often = ['TR', 'AE', 'IQ', 'IT', 'DE', 'FR', 'GE', 'AM', 'AZ', 'TH', 'RU', 'CN']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { insurance, clock } = agencyOf(context, 'insurance')
  const { searchParams: params } = new URL(request.url)
  const draft = draftIn(params)
  const today = todayAt(clock.now())
  const page = {
    countries: countryOptions(),
    draft: { ...draft, ...(draft.from === '' ? { from: dateForForm(today.add({ days: 7 })) } : {}) },
    isBare: isBare(draft),
    today: today.toString(),
  }
  const wanted = requestOf(draft)
  if (wanted === undefined) return { ...page, fault: undefined, plans: undefined }
  try {
    const plans = plansTexts(await insurance.plans(wanted), { request: wanted, chosen: planIn(params) })
    return { ...page, fault: undefined, plans }
  } catch (error) {
    return { ...page, fault: sentenceIn(error), plans: undefined }
  }
}

function isBare({ country, births, to }: TripDraft): boolean {
  return country === '' && births.length === 0 && to === ''
}

/** Those one travels to the most, then all; our own is not one. */
function countryOptions() {
  const all = COUNTRIES.filter(({ code }) => zoneOf(code) !== undefined).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const first = often.flatMap((code) => all.find(({ value }) => value === code) ?? [])
  const others = all.filter(({ value }) => !often.includes(value))
  return [...first, ...others.toSorted((a, b) => a.label.localeCompare(b.label, 'fa'))]
}
