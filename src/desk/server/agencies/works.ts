import * as z from 'zod/mini'
import type { Agencies, AgencyAtDesk } from '#agencies/server/agencies.ts'
import { fullDate } from '#calendar/formatted.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { Desk } from '#desk/server/desk.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { negative, rial } from '#money/rial.ts'

interface Neighbours {
  readonly agencies: Pick<Agencies, 'desk'>
  readonly audit: Pick<Audit, 'record'>
}

/** What of agencies two of the desk decide on. */
export function registerAgencies({
  desk,
  agencies,
}: Pick<Neighbours, 'agencies'> & { readonly desk: Desk }): void {
  const neighbours = { agencies, audit: desk.audit }
  desk.proposals.register(openingWork(neighbours))
  desk.proposals.register(managerWork(neighbours))
  desk.proposals.register(limitWork(neighbours))
  desk.proposals.register(settlementWork(neighbours))
}

const Opening = z.object({
  name: z.string(),
  phone: z.string(),
  nationalId: z.string(),
  dueDays: z.int(),
  limit: z.int(),
})

function openingWork({ agencies, audit }: Neighbours): ProposalWork<z.output<typeof Opening>> {
  return {
    kind: 'agency-opening',
    payload: Opening,
    async describe(trx, { name, phone, nationalId, dueDays, limit }) {
      await agencies.desk.mayOpen(trx, nationalId)
      return [
        `آژانس «${name}» با شناسهٔ ملی ${persianDigits(nationalId)} و تلفن ${persianDigits(phone)} باز می‌شود.`,
        `تا ${inRial(rial(limit))} ریال روی اعتبار می‌خرد و هر خرید را تا ${persianDigits(dueDays)} روز می‌پردازد.`,
      ]
    },
    async execute(trx, { number, payload, approvedBy }) {
      await agencies.desk.mayOpen(trx, payload.nationalId)
      const id = await agencies.desk.open(trx, { ...payload, limit: rial(payload.limit) }, number)
      const details = { limit: payload.limit, proposal: number }
      await audit.record(trx, approvedBy, {
        action: 'agency.opened',
        subject: { kind: 'agency', id },
        details,
      })
      return undefined
    },
  }
}

const Manager = z.object({ agencyId: z.string(), personId: z.string() })

/** The number stays on the agency's page; a proposal stays for ever and names nobody. */
function managerWork({ agencies, audit }: Neighbours): ProposalWork<z.output<typeof Manager>> {
  return {
    kind: 'agency-manager',
    payload: Manager,
    async describe(trx, { agencyId }) {
      const { name } = await agencies.desk.agency(agencyId, trx)
      return [
        `کسی که شماره‌اش در صفحهٔ آژانس «${name}» است مدیر آن می‌شود.`,
        'مدیر همکار دعوت می‌کند و تا سقف اعتبار آژانس می‌خرد.',
      ]
    },
    async execute(trx, { number, payload: { agencyId, personId }, approvedBy }) {
      await agencies.desk.inviteManager(trx, personId)
      await audit.record(trx, approvedBy, {
        action: 'agency.manager-invited',
        subject: { kind: 'agency', id: agencyId },
        details: { proposal: number },
      })
      return undefined
    },
  }
}

const Limit = z.object({ agencyId: z.string(), limit: z.int() })

function limitWork({ agencies, audit }: Neighbours): ProposalWork<z.output<typeof Limit>> {
  return {
    kind: 'agency-credit',
    payload: Limit,
    async describe(trx, { agencyId, limit }) {
      const agency = await agencies.desk.agency(agencyId, trx)
      return [
        `سقف اعتبار «${agency.name}» از ${inRial(agency.limit)} به ${inRial(rial(limit))} ریال می‌رسد.`,
        debtWords(agency),
      ]
    },
    async execute(trx, { number, payload: { agencyId, limit }, approvedBy }) {
      await agencies.desk.setLimit(trx, agencyId, rial(limit))
      await audit.record(trx, approvedBy, {
        action: 'agency.credit-set',
        subject: { kind: 'agency', id: agencyId },
        details: { limit, proposal: number },
      })
      return undefined
    },
  }
}

const Settlement = z.object({
  agencyId: z.string(),
  amount: z.int(),
  reference: z.string(),
  day: z.string(),
})

function settlementWork({ agencies, audit }: Neighbours): ProposalWork<z.output<typeof Settlement>> {
  const settled = ({ amount, day, ...payload }: z.output<typeof Settlement>) => ({
    ...payload,
    amount: rial(amount),
    day: Temporal.PlainDate.from(day),
  })
  return {
    kind: 'agency-settlement',
    payload: Settlement,
    async describe(trx, payload) {
      const agency = await agencies.desk.agency(payload.agencyId, trx)
      await agencies.desk.maySettle(trx, settled(payload))
      return [
        `${inRial(rial(payload.amount))} ریال از «${agency.name}» در ${fullDate(Temporal.PlainDate.from(payload.day))} با پیگیری \u2066${payload.reference}\u2069 به حساب ما آمده است.`,
        `${debtWords(agency)} پس از تأیید، این مبلغ به حسابش می‌نشیند.`,
      ]
    },
    async execute(trx, { number, payload, approvedBy }) {
      await agencies.desk.settle(trx, settled(payload), number)
      await audit.record(trx, approvedBy, {
        action: 'agency.settled',
        subject: { kind: 'agency', id: payload.agencyId },
        details: { amount: payload.amount, reference: payload.reference, proposal: number },
      })
      return undefined
    },
  }
}

function debtWords({ balance }: Pick<AgencyAtDesk, 'balance'>): string {
  if (balance > 0) return `اکنون ${inRial(balance)} ریال پیش پرداخته است.`
  return `اکنون ${inRial(negative(balance))} ریال بدهکار است.`
}
