import type { SavedPassenger } from '#passengers/calls.ts'
import { faultsUnder, nameOf, type PartyRequest } from '#passengers/web/party-draft.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import { draftOf, faultsOf, type PersonTexts, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'

interface Props {
  readonly form: ReturnType<typeof usePartyForm>
  readonly asked: PartyRequest
  readonly saved: readonly SavedPassenger[]
  /** whom the page chose itself */
  readonly before: PersonTexts | undefined
}

const part = 'passengers.0'

export function BuyerCard({ form, asked, saved, before }: Props) {
  const [draft, travel] = [form.draft.travellers[0], asked.travels[0]]
  if (draft === undefined || travel === undefined) return null
  const put = (next: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: [next] }, nameOf(0, field))
  const isOfAge = (one: SavedPassenger) =>
    faultsOf(draftOf(one), asked.document, travel).birthDateFa === undefined
  return (
    <TravellerCard
      name={part}
      number={1}
      numberInGroup={1}
      called={{ title: 'خریدار', who: 'هنگام ورود نام او پرسیده می‌شود' }}
      draft={draft}
      faults={faultsUnder(part, form.shown)}
      isComplete={Object.keys(faultsUnder(part, form.faults)).length === 0}
      document={asked.document}
      travel={travel}
      saved={saved.filter(isOfAge)}
      before={before}
      onChange={put}
      onLeave={(field) => form.leave(nameOf(0, field))}
      onPick={(next) => {
        form.forget(part)
        put(next, 'nationalCode')
      }}
    />
  )
}
