import { type SubmitEvent, useState } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { insuredTravel } from '#insurance/insured-travel.ts'
import { InsuredCards } from '#insurance/web/insured-cards.tsx'
import type { InsuredView } from '#insurance/web/insured-page.server.ts'
import { InsuredSummary } from '#insurance/web/insured-summary.tsx'
import { knownBy } from '#insurance/web/known-by.ts'
import { usePolicySubmit } from '#insurance/web/use-policy-submit.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { FormFaults } from '#orders/web/form-faults.tsx'
import { ContactFields } from '#passengers/web/contact-fields.tsx'
import { faultsUnder, type PartyRequest } from '#passengers/web/party-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { usePartyForm } from '#passengers/web/use-party-form.ts'
import { Note } from '#web/ui/states/note.tsx'

export function InsuredForm(props: InsuredView) {
  const { births, phone, saved, shared, chooseAgain } = props
  const asked = partyOf(props)
  const [before] = useState(() => knownBy(births, saved))
  const form = usePartyForm({
    asked,
    phoneNumber: formattedMobile(phone),
    known: before,
    shared,
    // drafts are stored by phone and never shown to another user
    keptAs: `insured ${phone} ${births.length}`,
  })
  const { ref, focusFault } = useFaultFocus()
  const { state, captcha, submit } = usePolicySubmit({
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
      <form id="passengers" className="insured" ref={ref} noValidate onSubmit={send}>
        <h1 className="only-spoken">بیمه‌شده‌ها</h1>
        <FormFaults
          count={Object.keys(form.shown).length}
          declined={state.declined}
          instead={{ to: chooseAgain, words: 'طرح‌ها و قیمت تازه' }}
        />
        {state.isRepriced && (
          <Note tone="warn" announced>
            قیمت با تاریخ تولدهایی که نوشتید دوباره حساب شد؛ جمع تازه را ببینید و دوباره بزنید.
          </Note>
        )}
        <InsuredCards form={form} asked={asked} saved={saved} before={before} today={props.today} />
        <ContactFields
          says="بیمه‌نامه و خبرش به این‌جا فرستاده می‌شود."
          contact={form.draft.contact}
          faults={faultsUnder('contact', form.shown)}
          onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
          onLeave={(field) => form.leave(`contact.${field}`)}
        />
        <HoldCaptcha {...captcha} />
      </form>
      <InsuredSummary texts={props.texts} planId={props.planId} isBusy={state.isBusy} />
    </>
  )
}

function partyOf({ request, births, today }: InsuredView): PartyRequest {
  const [startsOn, endsOn, now] = [request.startsOn, request.endsOn, today] as const
  const travel = insuredTravel(
    { startsOn: Temporal.PlainDate.from(startsOn), endsOn: Temporal.PlainDate.from(endsOn) },
    Temporal.PlainDate.from(now),
  )
  return { document: 'passport-and-farsi', travels: births.map(() => travel) }
}
