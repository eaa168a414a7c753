import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { type Journey, requiredOf } from '#flights/abroad/travel-rules.ts'
import { addedBy, type BirthdayPrice, birthdayPrices } from '#flights/booking/birthday-prices.ts'
import type { Trip } from '#flights/booking/web/confirm/confirm-trip.tsx'
import type { EditedOrder } from '#flights/booking/web/passengers/edited-order.ts'
import { PassengersFaults } from '#flights/booking/web/passengers/passengers-faults.tsx'
import { PassengersProtection } from '#flights/booking/web/passengers/passengers-protection.tsx'
import { PassengersSummary } from '#flights/booking/web/passengers/passengers-summary.tsx'
import { TravellerForms } from '#flights/booking/web/passengers/passengers-travellers.tsx'
import type { TripLeg } from '#flights/booking/web/passengers/passengers-trip.tsx'
import { useBags } from '#flights/booking/web/passengers/use-bags.ts'
import { useSubmit } from '#flights/booking/web/passengers/use-passengers-submit.ts'
import { useProtection } from '#flights/booking/web/passengers/use-protection.ts'
import type { LegBags } from '#flights/choosing/bag.ts'
import type { ProtectionOffer } from '#flights/protection/protection-offer.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { ItemisedPrice, TravelRequest } from '#flights/responses.ts'
import type { SeatMap } from '#flights/seats/seat.ts'
import { isSeatName } from '#flights/seats/seats-draft.ts'
import { useSeats } from '#flights/seats/web/use-seats.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import type { SavedPassenger } from '#passengers/calls.ts'
import { groupsOf, type Party } from '#passengers/party.ts'
import { chosenBeforehand, type Owner } from '#passengers/web/chosen-beforehand.ts'
import { ContactFields } from '#passengers/web/contact-fields.tsx'
import { birthsIn, faultsUnder, type PartyDraft } from '#passengers/web/party-draft.ts'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
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
  /** of flights whose sellers tell one */
  readonly seatMaps: readonly SeatMap[]
  /** of refunds, where it would cover something */
  readonly protection: ProtectionOffer | undefined
  readonly prices: readonly ItemisedPrice[]
  readonly total: number
  readonly party: Party
  /** instant at which the price expires */
  readonly validUntil: string
  readonly saved: readonly SavedPassenger[]
  readonly again: string | undefined
  readonly known: readonly PersonTexts[]
  /** who may travel alone; nothing for an order that is corrected */
  readonly owner: Owner | undefined
  /** begun at another device */
  readonly shared: SharedForm | undefined
  readonly phone: string
  readonly searchAgain: string
}

export function PassengersForm(props: PassengersFormProps) {
  const { chosen, edited, travel, party, bags, again } = props
  const journey = { groups: groupsOf(party), travel }
  const { form, before } = useForm(props, journey)
  const { ref, focusFault } = useFaultFocus()
  const birthdays = birthdaysIn(form.draft, journey)
  const { bought, seats, protection } = useBeside(props, journey, birthdays)
  const { revalidate } = useRevalidator()
  const { state, captcha, submit } = useSubmit({
    chosen,
    edited,
    journey,
    bags: bought.chosen,
    seats: seats.chosen,
    protection: protection.bought,
    onFaults: refused,
  })

  function refused(faults: Readonly<Record<string, string>>) {
    form.refuse(faults)
    focusFault()
    // another traveller was faster: the map is another one now
    if (Object.keys(faults).some(isSeatName)) void revalidate()
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
          {...{ form, journey, before, birthdays }}
          saved={props.saved}
          legBags={bags}
          bags={bought}
          seats={seats}
        />
        <Contact form={form} />
        {protection.offer && <PassengersProtection {...protection} offer={protection.offer} />}
        <HoldCaptcha {...captcha} />
      </form>
      <PassengersSummary
        {...props}
        {...{ bought, seats, isBusy: state.isBusy }}
        protection={protection.bought}
        added={addedBy(birthdays)}
      />
    </>
  )
}

/** What is bought with the tickets: each choice is kept apart for each flight. */
function useBeside(
  { chosen, phone, bags, firstBags, seatMaps, protection }: PassengersFormProps,
  { groups }: Journey,
  birthdays: readonly BirthdayPrice[],
) {
  const keptAs = `${phone} ${chosen?.proposalId ?? ''} ${chosen?.returningProposalId ?? ''}`
  return {
    bought: useBags({ asked: { groups, bags, first: firstBags }, birthdays, keptAs: `bags ${keptAs}` }),
    seats: useSeats({ maps: seatMaps, travellers: groups.length, keptAs: `seats ${keptAs}` }),
    protection: useProtection(protection, birthdays.length === 0),
  }
}

/** A birth date of the wrong group is a fault, not a birthday between directions. */
function birthdaysIn(draft: PartyDraft, { groups, travel }: Journey) {
  return birthdayPrices(travel, birthsIn(draft)).filter(({ index, was }) => was === groups[index])
}

function Contact({ form }: Pick<ReturnType<typeof useForm>, 'form'>) {
  return (
    <ContactFields
      contact={form.draft.contact}
      faults={faultsUnder('contact', form.shown)}
      onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
      onLeave={(field) => form.leave(`contact.${field}`)}
    />
  )
}

/** Whom the page chooses itself: nobody where the travellers are known already. */
function useBefore({ edited, known, saved, owner }: PassengersFormProps, journey: Journey) {
  const [before] = useState(() =>
    edited === undefined && known.length === 0 ? chosenBeforehand(saved, owner, requiredOf(journey)) : [],
  )
  return before
}

/** An order that is corrected begins with its own people and contact, and is kept apart from whatever is bought next. */
function useForm(props: PassengersFormProps, journey: Journey) {
  const { edited, party, phone, again, known } = props
  const before = useBefore(props, journey)
  const form = usePartyForm({
    asked: requiredOf(journey),
    phoneNumber: formattedMobile(edited?.contact.phoneNumber ?? phone),
    email: edited?.contact.email ?? '',
    known: known.length > 0 ? known : before,
    shared: props.shared,
    // another traveller at the same browser never meets this one's family
    // and this one's goes along to any other flight for the same people
    keptAs: edited?.keptAs ?? `passengers ${phone} ${again ?? Object.values(party).join('-')}`,
  })
  return { form, before }
}

function isGone(declined: Declined | undefined): boolean {
  return declined?.code === 'SOLD_OUT' || declined?.code === 'SALE_CLOSED'
}
