import type { LoaderFunctionArgs } from 'react-router'
import { dateFromForm } from '#calendar/form-date.ts'
import { dayInField } from '#desk/day-in-field.ts'
import { dayAt } from '#desk/moment-words.ts'
import { waiverTyped } from '#desk/server/waivers/waiver-typed.ts'
import { WaiverOnWire } from '#desk/waiver-calls.ts'
import { messageTerms } from '#desk/web/flights/changes.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { latinDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { agencyOf } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { disruptions, clock } = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const today = dayInField(dayAt(clock.now()))
  const given = (name: string, otherwise = '') => params.get(name) ?? otherwise
  const asked = {
    which: given('which'),
    from: given('from', today),
    until: given('until', today),
    soldBefore: given('soldBefore'),
    askUntil: given('askUntil'),
    kind: given('kind', 'emergency'),
    charters: given('charters', 'no'),
  }
  if (asked.which === '') return { asked, fault: undefined, found: undefined }
  const read = WaiverOnWire.safeParse(onWire(asked))
  if (!read.success) {
    const [issue] = read.error.issues
    const fault = { property: String(issue?.path[0] ?? ''), says: issue?.message ?? '' }
    return { asked, fault, found: undefined }
  }
  try {
    const { messages, comesBack, penalties, ...effects } = await disruptions.waiverEffectsOf(
      waiverTyped(read.data),
    )
    const found = {
      ...effects,
      waiver: read.data,
      comesBack: priceText(comesBack),
      penalties: priceText(penalties),
      message: messageTerms(messages.template).says,
      messages: messages.count,
    }
    return { asked, fault: undefined, found }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { asked, fault: { property: error.property ?? '', says: error.says }, found: undefined }
  }
}

type WaiverQuery = Readonly<
  Record<'which' | 'from' | 'until' | 'soldBefore' | 'askUntil' | 'kind' | 'charters', string>
>

function onWire({ which, charters, ...days }: WaiverQuery) {
  const text = latinDigits(which).replaceAll(/[\s-]/g, '')
  const day = (typed: string) => dateFromForm(typed)?.toString() ?? typed
  return {
    which: /^(?:all|همه)$/i.test(text) ? 'all' : text.toUpperCase(),
    from: day(days.from),
    until: day(days.until),
    soldBefore: days.soldBefore === '' ? null : day(days.soldBefore),
    askUntil: days.askUntil === '' ? null : day(days.askUntil),
    kind: days.kind,
    charters: charters === 'yes',
  }
}

export type WaiverOnPage = NonNullable<Awaited<ReturnType<typeof loader>>['found']>
