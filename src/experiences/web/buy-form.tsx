import { type SubmitEvent, useState } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import type { ExperienceToBuy } from '#experiences/web/buy-page.server.ts'
import { BuySummary } from '#experiences/web/buy-summary.tsx'
import { BuyerCard } from '#experiences/web/buyer-card.tsx'
import { useBuySubmit } from '#experiences/web/use-buy-submit.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { FormFaults } from '#orders/web/form-faults.tsx'
import { LEADER_FROM_YEARS } from '#passengers/age.ts'
import { chosenBeforehand } from '#passengers/web/chosen-beforehand.ts'
import { ContactFields } from '#passengers/web/contact-fields.tsx'
import { faultsUnder, type PartyRequest } from '#passengers/web/party-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'

/** One of the party, whose name is said at the entrance. */
export function BuyForm(props: ExperienceToBuy) {
  const { phone, saved, shared, option } = props
  const asked = requestOf(props)
  const [before] = useState(() => chosenBeforehand(saved, props.owner, asked))
  const form = usePartyForm({
    asked,
    phoneNumber: formattedMobile(phone),
    email: '',
    known: before,
    shared,
    // drafts are stored by phone and never shown to another user
    keptAs: `experience ${phone}`,
  })
  const { ref, focusFault } = useFaultFocus()
  const { state, captcha, submit } = useBuySubmit({
    ...props,
    asked,
    onFaults(faults) {
      form.refuse(faults)
      focusFault()
    },
  })
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (form.check()) void submit(form.draft)
    else focusFault()
  }
  return (
    <>
      <form id="passengers" className="experience-buyer" ref={ref} noValidate onSubmit={send}>
        <h1 className="only-spoken">خریدار گشت</h1>
        <FormFaults
          count={Object.keys(form.shown).length}
          declined={state.declined}
          instead={{ to: props.searchAgain, words: 'نوبت‌های دیگر' }}
        />
        <BuyerCard form={form} asked={asked} saved={saved} before={before[0]} />
        <ContactFields
          says={
            option.needsEmail
              ? 'بلیت به این‌جا فرستاده می‌شود؛ برگزارکنندهٔ این گشت ایمیل هم می‌خواهد.'
              : 'بلیت و خبر گشت به این‌جا فرستاده می‌شود.'
          }
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

function requestOf({ today, day }: ExperienceToBuy): PartyRequest {
  const on = Temporal.PlainDate.from(day)
  return {
    document: 'nationalCode',
    travels: [
      {
        group: 'adult',
        youngestYears: LEADER_FROM_YEARS,
        today: Temporal.PlainDate.from(today),
        flightDate: on,
        lastArrival: on,
      },
    ],
  }
}
