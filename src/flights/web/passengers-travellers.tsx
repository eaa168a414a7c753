import { faultsUnder, type Journey, nameOf } from '#flights/web/passengers-draft.ts'
import type { usePassengersForm } from '#flights/web/use-passengers-form.ts'
import { ageGroupAt } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { dateFromForm } from '#passengers/written-date.ts'

interface Props {
  readonly form: ReturnType<typeof usePassengersForm>
  readonly journey: Journey
  readonly saved: readonly SavedPassenger[]
}

/** A card for everybody who travels, adults first. */
export function TravellerForms({ form, journey, saved }: Props) {
  const { travellers } = form.draft
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  return journey.groups.map((group, index) => {
    const part = `passengers.${index}`
    const draft = travellers[index]
    if (draft === undefined) return null
    return (
      <TravellerCard
        key={part}
        name={part}
        number={index + 1}
        numberInGroup={journey.groups.slice(0, index + 1).filter((one) => one === group).length}
        draft={draft}
        faults={faultsUnder(part, form.shown)}
        isComplete={Object.keys(faultsUnder(part, form.faults)).length === 0}
        travel={{ flightDate: journey.flightDate, group }}
        saved={saved.filter((one) => mayBe(one, index))}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'nationalCode')
        }}
      />
    )
  })

  /** Of this card's group on the day of the flight, and in no other card. */
  function mayBe({ birthDateFa, nationalCode }: SavedPassenger, index: number): boolean {
    const birth = dateFromForm(birthDateFa)
    const isElsewhere = travellers.some((one, other) => other !== index && one.nationalCode === nationalCode)
    return (
      birth !== undefined && ageGroupAt(birth, journey.flightDate) === journey.groups[index] && !isElsewhere
    )
  }
}
