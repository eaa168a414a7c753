import { lazy, type SubmitEvent, Suspense } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { type Journey, requiredOf } from '#flights/abroad/travel-rules.ts'
import { addedBy, birthdayPrices } from '#flights/booking/birthday-prices.ts'
import type { Trip } from '#flights/booking/web/confirm/confirm-trip.tsx'
import type { EditedOrder } from '#flights/booking/web/passengers/edited-order.ts'
import { PassengersFaults } from '#flights/booking/web/passengers/passengers-faults.tsx'
import { PassengersSummary } from '#flights/booking/web/passengers/passengers-summary.tsx'
import { TravellerForms } from '#flights/booking/web/passengers/passengers-travellers.tsx'
import type { TripLeg } from '#flights/booking/web/passengers/passengers-trip.tsx'
import { useBags } from '#flights/booking/web/passengers/use-bags.ts'
import { useSubmit } from '#flights/booking/web/passengers/use-passengers-submit.ts'
import type { LegBags } from '#flights/choosing/bag.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { ItemisedPrice, TravelRequest } from '#flights/responses.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import type { SavedPassenger } from '#passengers/calls.ts'
import { groupsOf, type Party } from '#passengers/party.ts'
import { ContactFields } from '#passengers/web/contact-fields.tsx'
import { birthsIn, faultsUnder } from '#passengers/web/party-draft.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'
import type { Declined } from '#web/declined.ts'

const SoldOut = lazy(() => import('#flights/booking/web/sold-out.tsx'))

export interface PassengersFormProps {
  /** nothing for an order that was made before and is corrected */
  readonly chosen: JourneyChosen | undefined
  readonly edited: EditedOrder | undefined
  readonly trip: Trip
  readonly legs: readonly TripLeg[]
  readonly travel: TravelRequest
  /** extra bags on sale per direction, and the preselected ones */
  readonly bags: readonly LegBags[]
  readonly firstBags: readonly string[]
  readonly prices: readonly ItemisedPrice[]
  readonly total: number
  readonly party: Party
  /** instant at which the price expires */
  readonly validUntil: string
  readonly saved: readonly SavedPassenger[]
  readonly again: string | undefined
  readonly known: readonly PersonTexts[]
  readonly phone: string
  readonly searchAgain: string
}

export function PassengersForm(props: PassengersFormProps) {
  const { chosen, edited, travel, party, phone, bags, firstBags, again } = props
  const journey = { groups: groupsOf(party), travel }
  const form = useForm(props, journey)
  const { ref, focusFault } = useFaultFocus()
  // a birth date of the wrong group is a fault, not a birthday between directions
  const birthdays = birthdayPrices(travel, birthsIn(form.draft)).filter(
    ({ index, was }) => was === journey.groups[index],
  )

  const bought = useBags({
    asked: { groups: journey.groups, bags, first: firstBags },
    birthdays,
    keptAs: `bags ${phone} ${chosen?.proposalId ?? ''} ${chosen?.returningProposalId ?? ''}`,
  })
  const { state, captcha, submit } = useSubmit({
    chosen,
    edited,
    journey,
    bags: bought.chosen,
    onFaults: refused,
  })

  function refused(faults: Readonly<Record<string, string>>) {
    form.refuse(faults)
    focusFault()
  }
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (form.check()) void submit(form.draft)
    else focusFault()
  }
  return (
    <>
      <form id="passengers" className="passengers" ref={ref} noValidate onSubmit={send}>
        <h1 className="only-spoken">مشخصات مسافران</h1>
        <PassengersFaults {...props} count={Object.keys(form.shown).length} declined={state.declined} />
        {chosen !== undefined && isGone(state.declined) && (
          <Suspense>
            <SoldOut chosen={chosen} again={again} searchAgain={props.searchAgain} />
          </Suspense>
        )}
        <TravellerForms
          form={form}
          journey={journey}
          saved={props.saved}
          birthdays={birthdays}
          legBags={bags}
          bags={bought}
        />
        <ContactFields
          contact={form.draft.contact}
          faults={faultsUnder('contact', form.shown)}
          onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
          onLeave={(field) => form.leave(`contact.${field}`)}
        />
        <HoldCaptcha {...captcha} />
      </form>
      <PassengersSummary {...props} added={addedBy(birthdays)} bought={bought} isBusy={state.isBusy} />
    </>
  )
}

/** An order that is corrected begins with its own people and contact, and is kept apart from whatever is bought next. */
function useForm({ edited, party, phone, again, known }: PassengersFormProps, journey: Journey) {
  return usePartyForm({
    asked: requiredOf(journey),
    phoneNumber: formattedMobile(edited?.contact.phoneNumber ?? phone),
    email: edited?.contact.email ?? '',
    known,
    // the key of what is typed: another traveller at this browser never meets this one's family
    keptAs: edited?.keptAs ?? `passengers ${phone} ${again ?? Object.values(party).join('-')}`,
  })
}

function isGone(declined: Declined | undefined): boolean {
  return declined?.code === 'SOLD_OUT' || declined?.code === 'SALE_CLOSED'
}
