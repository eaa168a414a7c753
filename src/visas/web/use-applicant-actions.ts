import { useNavigate } from 'react-router'
import type { DocumentKind } from '#documents/kinds.ts'
import { noTraveller } from '#passengers/web/traveller-draft.ts'
import type { VisaChoice } from '#visas/choice.ts'
import { applicantsPath } from '#visas/choice-address.ts'
import { withOneMore, withoutOne } from '#visas/web/request-draft.ts'
import type { useApplicants } from '#visas/web/use-applicants.ts'
import type { usePapers } from '#visas/web/use-papers.ts'

type Deciding = Pick<ReturnType<typeof useApplicants>, 'request' | 'form' | 'forgive'> & {
  readonly choice: VisaChoice
  readonly papers: ReturnType<typeof usePapers>
}

export function useApplicantActions({ choice, request, form, forgive, papers }: Deciding) {
  const navigate = useNavigate()
  const { slots } = request.draft
  const { travellers } = form.draft
  /** Kept in the address for a reload. */
  const counted = (many: number) =>
    void navigate(applicantsPath(choice, many), { replace: true, preventScrollReset: true })
  return {
    add() {
      request.change(withOneMore)
      form.change({ ...form.draft, travellers: [...travellers, noTraveller] }, '')
      counted(slots.length + 1)
    },
    takeOff(index: number) {
      request.change((draft) => withoutOne(draft, index))
      form.change({ ...form.draft, travellers: travellers.toSpliced(index, 1) }, '')
      // later applicants' faults have other names now
      form.forget('passengers')
      form.refuse({})
      counted(slots.length - 1)
    },
    travelOn(travelDate: string) {
      request.change((draft) => ({ ...draft, travelDate }))
      forgive('travelDate')
    },
    give(index: number, kind: DocumentKind, file: File) {
      const slot = slots[index]
      forgive(`passengers.${index}.papers.${kind}`)
      if (slot !== undefined) papers.take(slot, kind, file)
    },
    goOn(index: number, kind: DocumentKind, file: File) {
      const slot = slots[index]
      forgive(`passengers.${index}.papers.${kind}`)
      if (slot !== undefined) papers.goOn(slot, kind, file)
    },
  }
}
