import { type SubmitEvent, useState } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { FormFaults } from '#orders/web/form-faults.tsx'
import type { SavedPassenger } from '#passengers/calls.ts'
import { chosenBeforehand, type Owner } from '#passengers/web/chosen-beforehand.ts'
import { type ContactDraft, ContactFields } from '#passengers/web/contact-fields.tsx'
import { faultsUnder, type PartyRequest } from '#passengers/web/party-draft.ts'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'
import { bedRows } from '#tours/beds.ts'
import type { Place } from '#tours/party.ts'
import type { TourDetail, TourHotel } from '#tours/responses.ts'
import { BuyCards } from '#tours/web/buy-cards.tsx'
import { BuySummary } from '#tours/web/buy-summary.tsx'
import { useBuySubmit } from '#tours/web/use-buy-submit.ts'

/** An unpaid order whose travellers are corrected. */
export interface EditedTour {
  readonly orderId: string
  readonly contact: ContactDraft
  /** under which the browser keeps what is typed */
  readonly keptAs: string
  readonly known: readonly PersonTexts[]
}

export interface BuyFormProps {
  readonly edited: EditedTour | undefined
  readonly tour: Pick<
    TourDetail,
    'departureId' | 'name' | 'cityName' | 'leavesOn' | 'returnsOn' | 'isDomestic'
  >
  readonly stay: Pick<TourHotel, 'hotelId' | 'name' | 'stars' | 'prices'>
  readonly places: readonly Place[]
  /** rial */
  readonly total: number
  readonly today: string
  readonly saved: readonly SavedPassenger[]
  readonly owner: Owner | undefined
  readonly shared: SharedForm | undefined
  /** the account's, E.164 */
  readonly phone: string
  readonly searchAgain: string
}

export function BuyForm(props: BuyFormProps) {
  const { edited, phone, places, saved, shared } = props
  const asked = askedOf(props)
  const [before] = useState(() => (edited ? [] : chosenBeforehand(saved, props.owner, asked)))
  const form = usePartyForm({
    asked,
    phoneNumber: formattedMobile(phone),
    email: edited?.contact.email ?? '',
    known: edited?.known ?? before,
    shared,
    // drafts are stored by phone and never shown to another user
    keptAs: edited?.keptAs ?? `tour ${phone} ${places.length}`,
  })
  const { ref, focusFault } = useFaultFocus()
  const { state, captcha, submit } = useBuySubmit({ ...props, asked, onFaults: refused })

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
      <form id="passengers" className="tour-travellers" ref={ref} noValidate onSubmit={send}>
        <h1 className="only-spoken">مسافران تور</h1>
        <FormFaults
          count={Object.keys(form.shown).length}
          declined={state.declined}
          instead={{ to: props.searchAgain, words: 'تخت‌ها و هتل دیگر' }}
        />
        <BuyCards form={form} asked={asked} places={places} saved={saved} before={before} />
        <ContactFields
          says="واچر و خبرهای گروه به این‌جا فرستاده می‌شود."
          contact={form.draft.contact}
          faults={faultsUnder('contact', form.shown)}
          onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
          onLeave={(field) => form.leave(`contact.${field}`)}
        />
        <HoldCaptcha {...captcha} />
      </form>
      <BuySummary {...props} isBusy={state.isBusy} />
    </>
  )
}

function askedOf({ tour, places, today }: BuyFormProps): PartyRequest {
  return {
    document: tour.isDomestic ? 'nationalCode' : 'passport',
    travels: places.map(({ bed }) => ({
      group: bedRows[bed].group,
      today: Temporal.PlainDate.from(today),
      flightDate: Temporal.PlainDate.from(tour.leavesOn),
      lastArrival: Temporal.PlainDate.from(tour.returnsOn),
    })),
  }
}
