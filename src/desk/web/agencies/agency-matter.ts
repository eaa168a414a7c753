import { dateFromForm } from '#calendar/form-date.ts'
import type { agencyDeskCalls } from '#desk/agencies-calls.ts'
import type { AgencyOnPage } from '#desk/web/agencies/agencies-page.server.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount } from '#money/amount-input.ts'
import { latinDigits, persianDigits } from '#money/digits.ts'

export type AgencyMatter =
  | { readonly what: 'open' }
  | {
      readonly what: 'manager' | 'credit' | 'settle' | 'block' | 'unblock'
      readonly agency: Pick<AgencyOnPage, 'id' | 'name' | 'limit' | 'debt'>
    }

export const matterTitles = {
  open: 'آژانس تازه',
  manager: 'افزودن مدیر آژانس',
  credit: 'تغییر سقف اعتبار',
  settle: 'ثبت واریز بانکی',
  block: 'بستن خرید اعتباری',
  unblock: 'باز کردن خرید اعتباری',
} as const satisfies Record<AgencyMatter['what'], string>

interface Sent {
  /** what was done, in words */
  readonly says: string
  readonly isProposal: boolean
}

/** Throws Declined. */
export async function sendAgency(matter: AgencyMatter, form: FormData): Promise<Sent> {
  if (matter.what === 'block' || matter.what === 'unblock') {
    const { id, name } = matter.agency
    const isBlocked = matter.what === 'block'
    await askDesk<typeof agencyDeskCalls.block>('POST /api/desk/agencies/{id}/block', {
      params: { id },
      body: { isBlocked, reason: textIn(form, 'reason') },
    })
    return { says: `خرید اعتباری «${name}» ${isBlocked ? 'بسته' : 'باز'} شد.`, isProposal: false }
  }
  const { number } = await proposed(matter, form)
  return { says: `پیشنهاد ${persianDigits(number)} در انتظار نفر دوم است.`, isProposal: true }
}

function proposed(matter: AgencyMatter, form: FormData): Promise<{ readonly number: number }> {
  const text = (name: string) => textIn(form, name)
  const whole = (name: string) => parseAmount(text(name)) ?? Number.NaN
  const reason = text('reason')
  if (matter.what === 'open')
    return askDesk<typeof agencyDeskCalls.open>('POST /api/desk/agencies', {
      body: {
        name: text('name'),
        phone: text('phone'),
        nationalId: latinDigits(text('nationalId')),
        dueDays: whole('dueDays'),
        limit: whole('limit'),
        reason,
      },
    })
  const params = { id: matter.agency.id }
  if (matter.what === 'manager')
    return askDesk<typeof agencyDeskCalls.manager>('POST /api/desk/agencies/{id}/managers', {
      params,
      body: { mobile: text('mobile'), reason },
    })
  if (matter.what === 'credit')
    return askDesk<typeof agencyDeskCalls.credit>('POST /api/desk/agencies/{id}/credit', {
      params,
      body: { limit: whole('limit'), reason },
    })
  const transfer = {
    amount: whole('amount'),
    reference: text('reference'),
    day: dateFromForm(text('day'))?.toString() ?? '',
  }
  return askDesk<typeof agencyDeskCalls.settlement>('POST /api/desk/agencies/{id}/settlements', {
    params,
    body: { ...transfer, reason },
  })
}
