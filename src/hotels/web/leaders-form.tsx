import { type SubmitEvent, useState } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { LeaderCards } from '#hotels/web/leaders-cards.tsx'
import { LeadersSummary } from '#hotels/web/leaders-summary.tsx'
import type { RoomBought, StayBought } from '#hotels/web/stay-summary.tsx'
import { StayWishesFields } from '#hotels/web/stay-wishes-fields.tsx'
import { useLeadersSubmit } from '#hotels/web/use-leaders-submit.ts'
import { useStayWishes } from '#hotels/web/use-stay-wishes.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { FormFaults } from '#orders/web/form-faults.tsx'
import { LEADER_FROM_YEARS } from '#passengers/age.ts'
import type { SavedPassenger } from '#passengers/calls.ts'
import { chosenBeforehand, type Owner } from '#passengers/web/chosen-beforehand.ts'
import { type ContactDraft, ContactFields } from '#passengers/web/contact-fields.tsx'
import { faultsUnder, type PartyRequest } from '#passengers/web/party-draft.ts'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'

export interface RoomChosen extends RoomBought {
  readonly rateId: string
}

/** An unpaid order whose leaders are corrected. */
export interface EditedStay {
  readonly orderId: string
  readonly contact: ContactDraft
  /** under which the browser keeps what is typed */
  readonly keptAs: string
  readonly known: readonly PersonTexts[]
}

export interface LeadersFormProps {
  readonly edited: EditedStay | undefined
  readonly stay: StayBought
  readonly rooms: readonly RoomChosen[]
  readonly today: string
  readonly saved: readonly SavedPassenger[]
  /** who may lead the only room */
  readonly owner: Owner | undefined
  /** begun at another device */
  readonly shared: SharedForm | undefined
  /** the account's, E.164 */
  readonly phone: string
  readonly searchAgain: string
}

export function LeadersForm(props: LeadersFormProps) {
  const { stay, rooms, phone, saved, edited } = props
  const asked = askedOf(props)
  const [before] = useState(() => (edited ? [] : chosenBeforehand(saved, props.owner, asked)))
  const form = useLeadersParty(props, asked, before)
  const { wishes, change } = useStayWishes(`wishes ${phone} ${stay.hotel.id}`)
  const { ref, focusFault } = useFaultFocus()
  const { state, captcha, submit } = useLeadersSubmit({
    stay,
    rooms,
    asked,
    wishes,
    edited,
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
      <form id="passengers" className="leaders" ref={ref} noValidate onSubmit={send}>
        <h1 className="only-spoken">سرپرست اتاق‌ها</h1>
        <FormFaults
          count={Object.keys(form.shown).length}
          declined={state.declined}
          instead={{ to: props.searchAgain, words: 'اتاق‌های دیگر' }}
        />
        <LeaderCards form={form} asked={asked} rooms={rooms} saved={saved} before={before} />
        <ContactFields
          says="واچر و خبر هتل به این‌جا فرستاده می‌شود."
          contact={form.draft.contact}
          faults={faultsUnder('contact', form.shown)}
          onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
          onLeave={(field) => form.leave(`contact.${field}`)}
        />
        <StayWishesFields
          wishes={wishes}
          rooms={rooms.length}
          isDomestic={stay.hotel.isDomestic}
          fault={form.shown['wishes.note']}
          onChange={change}
        />
        <HoldCaptcha {...captcha} />
      </form>
      <LeadersSummary stay={stay} rooms={rooms} isBusy={state.isBusy} />
    </>
  )
}

function useLeadersParty(
  { edited, phone, rooms, shared }: LeadersFormProps,
  asked: PartyRequest,
  before: readonly (PersonTexts | undefined)[],
) {
  return usePartyForm({
    asked,
    phoneNumber: formattedMobile(phone),
    email: edited?.contact.email ?? '',
    known: edited?.known ?? before,
    shared,
    // drafts are stored by phone and never shown to another user
    keptAs: edited?.keptAs ?? `leaders ${phone} ${rooms.length}`,
  })
}

/** Adult at check-in; the passport must outlast the stay. */
function askedOf({ stay, rooms, today }: LeadersFormProps): PartyRequest {
  const { hotel, checkIn, checkOut } = stay
  const travel = {
    group: 'adult',
    youngestYears: LEADER_FROM_YEARS,
    today: Temporal.PlainDate.from(today),
    flightDate: Temporal.PlainDate.from(checkIn),
    lastArrival: Temporal.PlainDate.from(checkOut),
  } as const
  return {
    document: hotel.isDomestic ? 'nationalCode' : 'passport',
    travels: Array.from({ length: rooms.length }, () => travel),
  }
}
