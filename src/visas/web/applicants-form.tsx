import type { SubmitEvent } from 'react'
import { formattedMobile } from '#accounts/web/mobile.ts'
import { HoldCaptcha } from '#orders/web/confirm/hold-captcha.tsx'
import { FormFaults } from '#orders/web/form-faults.tsx'
import type { SavedPassenger } from '#passengers/calls.ts'
import type { Owner } from '#passengers/web/chosen-beforehand.ts'
import { ContactFields } from '#passengers/web/contact-fields.tsx'
import { faultsUnder } from '#passengers/web/party-draft.ts'
import type { SharedForm } from '#passengers/web/shared-draft.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'
import { useFaultFocus } from '#passengers/web/use-fault-focus.ts'
import { MOST_APPLICANTS, type VisaChoice } from '#visas/choice.ts'
import type { VisaFacts, VisaPrice } from '#visas/responses.ts'
import type { TravelDays } from '#visas/travel-days.ts'
import { ApplicantCards } from '#visas/web/applicant-cards.tsx'
import { ApplicantsSummary } from '#visas/web/applicants-summary.tsx'
import type { RequestDraft } from '#visas/web/request-draft.ts'
import { TravelDay } from '#visas/web/travel-day.tsx'
import { useApplicantActions } from '#visas/web/use-applicant-actions.ts'
import { useApplicants } from '#visas/web/use-applicants.ts'
import { useApplicantsSubmit } from '#visas/web/use-applicants-submit.ts'
import { usePapers } from '#visas/web/use-papers.ts'
import { Button } from '#web/ui/fields/button.tsx'

/** An unpaid request that is corrected. */
export interface EditedRequest {
  readonly orderId: string
  readonly email: string
  /** under which the browser keeps what is typed */
  readonly keptAs: string
  readonly known: readonly PersonTexts[]
  readonly request: RequestDraft
}

export interface ApplicantsFormProps {
  readonly edited: EditedRequest | undefined
  readonly choice: VisaChoice
  readonly facts: Pick<VisaFacts, 'code' | 'name' | 'papers' | 'otherPapers' | 'takes' | 'passportMonths'>
  /** per applicant */
  readonly price: VisaPrice
  readonly applicants: number
  readonly days: TravelDays
  readonly today: string
  readonly saved: readonly SavedPassenger[]
  /** who may apply alone */
  readonly owner: Owner | undefined
  /** begun at another device */
  readonly shared: SharedForm | undefined
  readonly sharedPapers: SharedForm | undefined
  /** ids of stored pictures */
  readonly kept: readonly string[]
  readonly phone: string
  readonly chooseAgain: string
}

export function ApplicantsForm(props: ApplicantsFormProps) {
  const { choice, facts, phone, edited } = props
  const applicants = useApplicants({
    ...props,
    phoneNumber: formattedMobile(phone),
    // drafts are stored by phone and never shown to another user
    keptAs: edited?.keptAs ?? `visa ${phone} ${choice.country}`,
  })
  const { request, shown } = applicants
  const papers = usePapers(request.putPaper)
  const actions = useApplicantActions({ ...applicants, choice, papers })
  const { ref, state, captcha, send } = useHandingIn({ ...props, applicants, papers })
  const count = request.draft.slots.length
  return (
    <>
      <form id="passengers" className="applicants" ref={ref} noValidate onSubmit={send}>
        <h1 className="only-spoken">متقاضی‌ها و مدارک ویزای {facts.name}</h1>
        <FormFaults
          count={Object.keys(shown).length}
          declined={state.declined}
          instead={{ to: props.chooseAgain, words: 'انتخاب دوباره' }}
        />
        {edited === undefined && (
          <TravelDay
            {...props}
            day={request.draft.travelDate}
            error={shown.travelDate}
            onChange={actions.travelOn}
          />
        )}
        <ApplicantCards
          {...props}
          {...applicants}
          request={request.draft}
          onFile={actions.give}
          onGoOn={actions.goOn}
          onTakeOff={edited === undefined && count > 1 ? actions.takeOff : undefined}
        />
        {edited === undefined && count < MOST_APPLICANTS && (
          <Button kind="line" icon="plus-bold" onClick={actions.add}>
            افزودن متقاضی
          </Button>
        )}
        <Contact {...applicants} />
        <HoldCaptcha {...captcha} />
      </form>
      <ApplicantsSummary {...props} applicants={count} isBusy={state.isBusy} />
    </>
  )
}

interface HandingIn extends Pick<ApplicantsFormProps, 'edited' | 'choice' | 'facts' | 'price'> {
  readonly applicants: ReturnType<typeof useApplicants>
  readonly papers: ReturnType<typeof usePapers>
}

/** Submits when faultless; else focuses the first fault. */
function useHandingIn({ edited, choice, facts, price, applicants, papers }: HandingIn) {
  const { request, form, asked } = applicants
  const { ref, focusFault } = useFaultFocus()
  const { state, captcha, submit } = useApplicantsSubmit({
    edited,
    choice,
    asked,
    needed: facts.papers,
    each: price.each,
    onSent: papers.handedIn,
    onFaults(refused) {
      form.refuse(refused)
      focusFault()
    },
  })
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (applicants.check()) void submit(form.draft, request.draft)
    else focusFault()
  }
  return { ref, state, captcha, send }
}

function Contact({ form, shown }: Pick<ReturnType<typeof useApplicants>, 'form' | 'shown'>) {
  return (
    <ContactFields
      says="خبر هر مرحله و خود ویزا به این‌جا فرستاده می‌شود."
      contact={form.draft.contact}
      faults={faultsUnder('contact', shown)}
      onChange={(contact, field) => form.change({ ...form.draft, contact }, `contact.${field}`)}
      onLeave={(field) => form.leave(`contact.${field}`)}
    />
  )
}
