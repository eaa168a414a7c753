import { useState } from 'react'
import type { SavedPassenger } from '#passengers/calls.ts'
import { chosenBeforehand, type Owner } from '#passengers/web/chosen-beforehand.ts'
import type { PartyRequest } from '#passengers/web/party-draft.ts'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'
import { applicantTravel } from '#visas/applicant-travel.ts'
import type { VisaChoice } from '#visas/choice.ts'
import type { VisaFacts } from '#visas/responses.ts'
import type { TravelDays } from '#visas/travel-days.ts'
import type { EditedRequest } from '#visas/web/applicants-form.tsx'
import { newRequest, type Paper, requestFaults, withPaper } from '#visas/web/request-draft.ts'
import { useRequestDraft } from '#visas/web/use-request-draft.ts'

interface Wanted {
  readonly choice: VisaChoice
  readonly facts: Pick<VisaFacts, 'papers' | 'passportMonths'>
  readonly applicants: number
  readonly days: TravelDays
  readonly today: string
  readonly kept: readonly string[]
  readonly saved: readonly SavedPassenger[]
  readonly owner: Owner | undefined
  readonly edited: Pick<EditedRequest, 'email' | 'known' | 'request'> | undefined
  readonly shared: SharedForm | undefined
  readonly sharedPapers: SharedForm | undefined
  readonly phoneNumber: string
  readonly keptAs: string
}

export function useApplicants(wanted: Wanted) {
  const { edited, choice, facts, applicants, days, today, kept, phoneNumber, keptAs } = wanted
  const request = useRequestDraft({
    fresh: edited?.request ?? newRequest(applicants),
    keptAs: `${keptAs} papers`,
    kept,
    shared: wanted.sharedPapers,
  })
  const { slots, travelDate } = request.draft
  const travel = applicantTravel({
    ...choice,
    today: Temporal.PlainDate.from(today),
    travelDate: Temporal.PlainDate.from(travelDate === '' ? days.first : travelDate),
    passportMonths: facts.passportMonths,
  })
  const asked: PartyRequest = { document: 'passport-and-farsi', travels: slots.map(() => travel) }
  const [before] = useState(() => (edited ? [] : chosenBeforehand(wanted.saved, wanted.owner, asked)))
  const form = usePartyForm({
    asked,
    phoneNumber,
    email: edited?.email ?? '',
    known: edited?.known ?? before,
    keptAs: `${keptAs} people`,
    shared: wanted.shared,
  })
  const [isSent, setSent] = useState(false)
  const own = requestFaults(request.draft, { needed: facts.papers, days })
  const faults = { ...own, ...form.faults }
  return {
    request: {
      ...request,
      putPaper: (key: string, paper: Paper | undefined) =>
        request.change((draft) => withPaper(draft, key, paper)),
    },
    form,
    before,
    asked,
    faults,
    shown: { ...(isSent && own), ...form.shown },
    check(): boolean {
      setSent(true)
      return form.check() && Object.keys(own).length === 0
    },
    /** A server fault ends when its field changes. */
    forgive: (name: string) => form.change(form.draft, name),
  }
}
