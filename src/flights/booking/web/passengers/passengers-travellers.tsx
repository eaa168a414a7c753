import { nameView } from '#accounts/names.ts'
import { dateFromForm } from '#calendar/form-date.ts'
import { type Journey, requiredOf, travelFor } from '#flights/abroad/travel-rules.ts'
import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import { PassengerBags } from '#flights/booking/web/passengers/passenger-bags.tsx'
import { PassengerOtherGroup } from '#flights/booking/web/passengers/passenger-other-group.tsx'
import { PassengerBirthdays } from '#flights/booking/web/passengers/passengers-birthdays.tsx'
import { PassengerAlike } from '#flights/booking/web/passengers/passengers-similar.tsx'
import type { Bags } from '#flights/booking/web/passengers/use-bags.ts'
import type { LegBags } from '#flights/choosing/bag.ts'
import { PassengerSeats } from '#flights/seats/web/passenger-seats.tsx'
import type { Seats } from '#flights/seats/web/use-seats.ts'
import { AGE_GROUPS, type AgeGroup, ageGroupAt } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { birthsIn, faultsUnder, nameOf, probablyTwice } from '#passengers/web/party-draft.ts'
import { TravellerCard } from '#passengers/web/traveller-card.tsx'
import { isOf, type PersonTexts, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'

interface Props {
  readonly form: ReturnType<typeof usePartyForm>
  readonly journey: Journey
  readonly saved: readonly SavedPassenger[]
  /** whom the page chose itself, by form */
  readonly before: readonly (PersonTexts | undefined)[]
  readonly birthdays: readonly BirthdayPrice[]
  readonly legBags: readonly LegBags[]
  readonly bags: Bags
  /** left out where seats are not sold */
  readonly seats?: Seats
}

export function TravellerForms({ form, journey, saved, before, birthdays, ...beside }: Props) {
  const { legBags, bags, seats } = beside
  const { travellers } = form.draft
  const put = (index: number, draft: TravellerDraft, field: string) =>
    form.change({ ...form.draft, travellers: travellers.with(index, draft) }, nameOf(index, field))
  const { travel } = journey
  const births = birthsIn(form.draft)
  const alike = probablyTwice(form.draft, requiredOf(journey))
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
        document={travel.document}
        travel={travelFor(travel, group)}
        saved={saved.filter((one) => mayBe(one, index))}
        before={before[index]}
        onChange={(next, field) => put(index, next, field)}
        onLeave={(field) => form.leave(nameOf(index, field))}
        onPick={(next) => {
          form.forget(part)
          put(index, next, 'nationalCode')
        }}
      >
        <PassengerAlike like={alike.find((one) => one.index === index)?.like} groups={journey.groups} />
        <PassengerBags {...{ form, journey, birthdays, legBags, bags }} passenger={index} />
        {seats && group !== 'infant' && (
          <PassengerSeats
            passenger={index}
            who={whoOf(draft, group)}
            seats={seats}
            faults={form.shown}
            onChange={(name) => form.change(form.draft, name)}
          />
        )}
        <PassengerOtherGroup birth={births[index]} group={group} journey={journey} />
        <PassengerBirthdays birthdays={birthdays.filter((one) => one.index === index)} legs={travel.legs} />
      </TravellerCard>
    )
  })

  /** Has this card's age group on the first flight's day, and is in no other card. */
  function mayBe(one: SavedPassenger, index: number): boolean {
    const birth = dateFromForm(one.birthDateFa)
    const group = journey.groups[index]
    if (birth === undefined || group === undefined) return false
    const isElsewhere = travellers.some((draft, other) => other !== index && isOf(draft, one))
    return ageGroupAt(birth, travelFor(travel, group).flightDate) === group && !isElsewhere
  }
}

function whoOf(draft: TravellerDraft, group: AgeGroup): string {
  return nameView(draft).trim() || AGE_GROUPS[group].name
}
