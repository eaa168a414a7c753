import type { DocumentKind } from '#documents/kinds.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { birthsUntil } from '#passengers/web/editor-draft.ts'
import {
  type Faults,
  faultsUnder,
  nameOf,
  type PartyRequest,
  probablyTwice,
} from '#passengers/web/party-draft.ts'
import { isOf, type PersonTexts, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { ApplicantCard } from '#visas/web/applicant-card.tsx'
import type { RequestDraft } from '#visas/web/request-draft.ts'

interface Props {
  readonly facts: Pick<VisaFacts, 'papers'>
  readonly today: string
  readonly saved: readonly SavedPassenger[]
  /** whom the page chose itself */
  readonly before: readonly (PersonTexts | undefined)[]
  readonly form: ReturnType<typeof usePartyForm>
  readonly asked: PartyRequest
  readonly faults: Faults
  readonly shown: Faults
  readonly request: RequestDraft
  readonly onFile: (index: number, kind: DocumentKind, file: File) => void
  readonly onGoOn: (index: number, kind: DocumentKind, file: File) => void
  readonly onTakeOff: ((index: number) => void) | undefined
}

export function ApplicantCards({ facts, form, asked, saved, before, request, ...props }: Props) {
  const { travellers } = form.draft
  const { onTakeOff } = props
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  const alike = probablyTwice(form.draft, asked)
  return asked.travels.map((travel, index) => {
    const part = `passengers.${index}`
    const [draft, slot] = [travellers[index], request.slots[index]]
    if (draft === undefined || slot === undefined) return null
    const isElsewhere = (one: SavedPassenger) =>
      travellers.some((other, place) => place !== index && isOf(other, one))
    return (
      <ApplicantCard
        key={slot}
        index={index}
        name={part}
        draft={draft}
        faults={faultsUnder(part, props.shown)}
        isComplete={Object.keys(faultsUnder(part, props.faults)).length === 0}
        travel={travel}
        births={birthsUntil(Temporal.PlainDate.from(props.today))}
        saved={saved.filter((one) => !isElsewhere(one))}
        before={before[index]}
        like={alike.find((one) => one.index === index)?.like}
        needed={facts.papers}
        request={request}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'passportNumber')
        }}
        onFile={(kind, file) => props.onFile(index, kind, file)}
        onGoOn={(kind, file) => props.onGoOn(index, kind, file)}
        onTakeOff={onTakeOff && (() => onTakeOff(index))}
      />
    )
  })
}
