import { type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { ownerIn } from '#passengers/web/chosen-beforehand.ts'
import { applicantsIn, choiceIn, choiceQuery } from '#visas/choice-address.ts'
import { typePath } from '#visas/country-paths.ts'
import { travelDays } from '#visas/travel-days.ts'
import { editing } from '#visas/web/editing.server.ts'
import { sentenceIn } from '#visas/web/refused.server.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

const closed = 'در حال حاضر امکان صدور این ویزا وجود ندارد'
const tooLate = 'برای این ویزا روزی نمی‌ماند که پیش از پایان اعتبارش سفر کنید'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind !== 'user') throw redirect('/')
  const { visas, passengers, documents, accounts, orders, clock } = agencyOf(context, 'visas')
  const { searchParams: params } = new URL(request.url)
  const order = params.get('order')
  if (order !== null) return editing({ visas, orders, passengers, documents, clock }, order, visitor.userId)
  const choice = choiceIn(params)
  // without a length: back to the chooser
  if (choice === undefined) throw redirect(`/visa/type?${params}`)
  const chooseAgain = `${typePath(choice.country)}?${choiceQuery(choice)}`
  try {
    const { userId } = visitor
    const form = `visa ${choice.country}`
    const [facts, price, account, saved, kept, stored, papers] = await Promise.all([
      visas.facts(choice.country),
      visas.totalPrice({ ...choice, applicants: 1 }),
      accounts.dataOf(userId),
      passengers.savedOf(userId),
      documents.mine(userId),
      passengers.drafts.of(userId, form),
      passengers.drafts.of(userId, `${form} papers`),
    ])
    if (!price.isOpen) return { gone: closed, chooseAgain }
    const now = clock.now()
    const days = travelDays(now, {
      promisedAt: Temporal.Instant.from(price.promisedAt),
      validityDays: facts.validityDays,
    })
    if (days.last < days.first) return { gone: tooLate, chooseAgain }
    const { code, name, papers: papersNeeded, otherPapers, takes, passportMonths } = facts
    return {
      gone: undefined,
      edited: undefined,
      hold: undefined,
      choice,
      facts: { code, name, papers: papersNeeded, otherPapers, takes, passportMonths },
      price,
      applicants: applicantsIn(params),
      days,
      today: now.toZonedDateTimeISO(iranZone).toPlainDate().toString(),
      saved,
      kept: kept.map(({ id }) => id),
      owner: ownerIn(account),
      shared: { form, stored },
      sharedPapers: { form: `${form} papers`, stored: papers },
      phone: account.phoneNumber,
      chooseAgain,
    }
  } catch (error) {
    return { gone: sentenceIn(error), chooseAgain }
  }
}
