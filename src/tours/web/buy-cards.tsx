import { persianDigits } from '#money/digits.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { faultsUnder, nameOf, type PartyRequest } from '#passengers/web/party-draft.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import {
  draftOf,
  faultsOf,
  isOf,
  type PersonTexts,
  type TravellerDraft,
} from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'
import { bedRows } from '#tours/beds.ts'
import type { Place } from '#tours/party.ts'

interface Props {
  readonly form: ReturnType<typeof usePartyForm>
  readonly asked: PartyRequest
  readonly places: readonly Place[]
  readonly saved: readonly SavedPassenger[]
  /** whom the page chose itself */
  readonly before: readonly (PersonTexts | undefined)[]
}

export function BuyCards({ form, asked, places, saved, before }: Props) {
  const { travellers } = form.draft
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  return asked.travels.map((travel, index) => {
    const part = `passengers.${index}`
    const [draft, place] = [travellers[index], places[index]]
    if (draft === undefined || place === undefined) return null
    return (
      <TravellerCard
        key={part}
        name={part}
        number={index + 1}
        numberInGroup={index + 1}
        called={{
          title: `مسافر ${persianDigits(index + 1)}`,
          who: `اتاق ${persianDigits(place.room + 1)}، ${bedRows[place.bed].name}، ${bedRows[place.bed].who}`,
        }}
        draft={draft}
        faults={faultsUnder(part, form.shown)}
        isComplete={Object.keys(faultsUnder(part, form.faults)).length === 0}
        document={asked.document}
        travel={travel}
        saved={saved.filter((one) => mayBe(one, index))}
        before={before[index]}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'nationalCode')
        }}
      />
    )
  })

  /** Of the age of the bed, and not on another form. */
  function mayBe(one: SavedPassenger, index: number): boolean {
    const travel = asked.travels[index]
    if (travel === undefined) return false
    const { birthDateFa } = faultsOf(draftOf(one), asked.document, travel)
    return (
      birthDateFa === undefined && !travellers.some((draft, other) => other !== index && isOf(draft, one))
    )
  }
}
