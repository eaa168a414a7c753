import { persianDigits } from '#money/digits.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { birthsUntil } from '#passengers/web/editor-draft.ts'
import { faultsUnder, nameOf, type PartyRequest } from '#passengers/web/party-draft.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import { isOf, type PersonTexts, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'

interface Props {
  readonly form: ReturnType<typeof usePartyForm>
  readonly asked: PartyRequest
  readonly saved: readonly SavedPassenger[]
  readonly before: readonly PersonTexts[]
  readonly today: string
}

export function InsuredCards({ form, asked, saved, before, today }: Props) {
  const { travellers } = form.draft
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  return asked.travels.map((travel, index) => {
    const part = `passengers.${index}`
    const draft = travellers[index]
    if (draft === undefined) return null
    const isElsewhere = (one: SavedPassenger) =>
      travellers.some((other, place) => place !== index && isOf(other, one))
    return (
      <TravellerCard
        key={part}
        name={part}
        number={index + 1}
        numberInGroup={index + 1}
        called={{ title: `نفر ${persianDigits(index + 1)}`, who: 'همان که در گذرنامه نوشته شده است' }}
        draft={draft}
        faults={faultsUnder(part, form.shown)}
        isComplete={Object.keys(faultsUnder(part, form.faults)).length === 0}
        document={asked.document}
        travel={travel}
        births={birthsUntil(Temporal.PlainDate.from(today))}
        saved={saved.filter((one) => !isElsewhere(one))}
        before={before[index]?.firstName === '' ? undefined : before[index]}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'passportNumber')
        }}
      />
    )
  })
}
