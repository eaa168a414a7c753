import { type SubmitEvent, useState } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { PairSummary } from '#flight-and-hotel/web/pair-summary.tsx'
import { RoomLeaders } from '#flight-and-hotel/web/room-leaders.tsx'
import type { PairBought } from '#flight-and-hotel/web/travellers-page.server.ts'
import { useBooking } from '#flight-and-hotel/web/use-booking.ts'
import { requiredOf } from '#flights/abroad/travel-rules.ts'
import { addedBy, birthdayPrices } from '#flights/booking/birthday-prices.ts'
import { TravellerForms } from '#flights/booking/web/passengers/passengers-travellers.tsx'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { FormFaults } from '#orders/web/form-faults.tsx'
import { groupsOf } from '#passengers/party.ts'
import { chosenBeforehand } from '#passengers/web/chosen-beforehand.ts'
import { ContactFields } from '#passengers/web/contact-fields.tsx'
import { birthsIn, faultsUnder } from '#passengers/web/party-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'

/** Extra bags are bought with a flight alone. */
const noBags = { chosen: [], total: 0, idOf: () => '', choose: () => undefined } as const

function usePairForm({ travel, party, phone, saved, owner, shared }: PairBought) {
  const journey = { groups: groupsOf(party), travel }
  const asked = requiredOf(journey)
  const [before] = useState(() => chosenBeforehand(saved, owner, asked))
  const form = usePartyForm({
    asked,
    phoneNumber: formattedMobile(phone),
    known: before,
    shared,
    keptAs: `passengers ${phone} ${Object.values(party).join('-')}`,
  })
  const birthdays = birthdayPrices(travel, birthsIn(form.draft)).filter(
    ({ index, was }) => was === journey.groups[index],
  )
  return { journey, asked, before, form, birthdays, added: addedBy(birthdays) }
}

export function TravellersForm(props: PairBought) {
  const { party, saved, stay, flight } = props
  const { journey, asked, before, form, birthdays, added } = usePairForm(props)
  const [leaders, setLeaders] = useState<readonly number[]>(stay.leaders)
  const { ref, focusFault } = useFaultFocus()
  const toBook = { ...flight.chosen, total: flight.total + added }
  const { state, captcha, submit } = useBooking({
    flight: toBook,
    stay: { ...stay, leaders },
    asked,
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
        <FormFaults
          count={Object.keys(form.shown).length}
          declined={state.declined}
          instead={{ to: props.searchAgain, words: 'پرواز یا هتل دیگر' }}
        />
        <TravellerForms
          form={form}
          journey={journey}
          saved={saved}
          before={before}
          birthdays={birthdays}
          legBags={[]}
          bags={noBags}
        />
        <RoomLeaders
          draft={form.draft}
          rooms={stay.rooms}
          adults={party.adults}
          leaders={leaders}
          fault={form.shown['leaders']}
          onChange={setLeaders}
        />
        <ContactFields
          says="بلیت، واچر و خبر سفر به این‌جا فرستاده می‌شود."
          contact={form.draft.contact}
          faults={faultsUnder('contact', form.shown)}
          onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
          onLeave={(field) => form.leave(`contact.${field}`)}
        />
        <HoldCaptcha {...captcha} />
      </form>
      <PairSummary {...props} added={added} isBusy={state.isBusy} />
    </>
  )
}
