import { type LoaderFunctionArgs, redirect } from 'react-router'
import { dateForForm } from '#calendar/form-date.ts'
import { draftIn, planIn, tripQuery } from '#insurance/trip-address.ts'
import { requestOf } from '#insurance/trip-request.ts'
import { plansTexts } from '#insurance/web/plans-texts.ts'
import { sentenceIn } from '#insurance/web/refused.server.ts'
import { todayAt } from '#orders/web/today.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { insurance, passengers, accounts, clock } = agencyOf(context, 'insurance')
  const { searchParams: params } = new URL(request.url)
  const [wanted, id] = [requestOf(draftIn(params)), planIn(params)]
  if (wanted === undefined || id === undefined) throw redirect('/insurance')
  const chooseAgain = `/insurance?${tripQuery(wanted, id)}`
  try {
    const view = await insurance.plans(wanted)
    const plan = view.plans.find((one) => one.id === id)
    if (plan === undefined) return { gone: 'این طرح برای این سفر فروخته نمی‌شود', chooseAgain }
    const form = `insured ${wanted.births.split(',').length}`
    const [account, saved, stored] = await Promise.all([
      accounts.dataOf(visitor.userId),
      passengers.savedOf(visitor.userId),
      passengers.drafts.of(visitor.userId, form),
    ])
    return {
      gone: undefined,
      request: wanted,
      planId: id,
      total: plan.total,
      texts: plansTexts(view, { request: wanted, chosen: id }),
      births: wanted.births.split(',').map((birth) => dateForForm(Temporal.PlainDate.from(birth))),
      today: todayAt(clock.now()).toString(),
      saved,
      shared: { form, stored },
      phone: account.phoneNumber,
      chooseAgain,
    }
  } catch (error) {
    return { gone: sentenceIn(error), chooseAgain: '/insurance' }
  }
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { readonly gone: string }>
export type InsuredView = Loaded
