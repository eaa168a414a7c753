import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { hotelCalls } from '#hotels/calls.ts'
import {
  companies,
  companyNames,
  longestReview,
  type PartScores,
  partNames,
  type ReviewPart,
  reviewParts,
} from '#hotels/reviews.ts'
import type { ReviewPageData } from '#hotels/web/review-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Marks = Partial<Record<ReviewPart, number>>

export function ReviewForm({ orderId, name, company: proposed, review }: ReviewPageData) {
  const [marks, setMarks] = useState<Marks>(review?.scores ?? {})
  const [company, setCompany] = useState(review?.company ?? proposed)
  const [words, setWords] = useState(review?.words ?? '')
  const [isAnonymous, setAnonymous] = useState(review?.isAnonymous ?? false)
  const { isBusy, isIncomplete, fault: declined, send } = useSending()
  const fault = isIncomplete ? unmarked(marks) : declined

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send(marks, (scores) => ({ orderId, company, scores, words, isAnonymous }))
  }
  return (
    <form className="card review-form" onSubmit={submit} noValidate aria-label="نظر شما">
      {fault !== undefined && (
        <Note tone="bad" announced>
          {fault}
        </Note>
      )}
      {reviewParts.map((part) => (
        <Mark
          key={part}
          part={part}
          value={marks[part]}
          onChange={(value) => setMarks({ ...marks, [part]: value })}
        />
      ))}
      <div className="review-company">
        <p aria-hidden="true">با چه کسی سفر کردید؟</p>
        <Segmented
          label="با چه کسی سفر کردید؟"
          options={companies.map((value) => ({ value, words: companyNames[value] }))}
          value={company}
          onChange={setCompany}
        />
      </div>
      <Field
        label="چه خوب بود و چه نه؟ (اختیاری)"
        hint={`${persianDigits(words.length)} از ${persianDigits(longestReview)} حرف. شمارهٔ تلفن و نام دیگران را ننویسید.`}
      >
        {(tie) => (
          <textarea
            {...tie}
            className="field-input"
            rows={5}
            maxLength={longestReview}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Check checked={isAnonymous} onChange={() => setAnonymous(!isAnonymous)}>
        {name === '' ? 'بی‌نام، «مسافر»' : `بی‌نام منتشر شود، «مسافر» به‌جای «${name}»`}
      </Check>
      <Button type="submit" busy={isBusy && 'در حال ثبت…'}>
        ثبت نظر
      </Button>
    </form>
  )
}

interface MarkProps {
  readonly part: ReviewPart
  readonly value: number | undefined
  readonly onChange: (value: number) => void
}

const marksOffered = ['1', '2', '3', '4', '5'] as const
const markWords = ['بد', 'ضعیف', 'معمولی', 'خوب', 'عالی'] as const

function Mark({ part, value, onChange }: MarkProps) {
  return (
    <div className="review-mark">
      <p aria-hidden="true">{partNames[part]}</p>
      <Segmented<string>
        label={partNames[part]}
        name={`mark-${part}`}
        options={marksOffered.map((mark, place) => ({ value: mark, words: markWords[place] ?? mark }))}
        value={value === undefined ? '' : String(value)}
        onChange={(mark) => onChange(Number(mark))}
      />
    </div>
  )
}

type Body = Parameters<typeof ask<typeof hotelCalls.writeReview>>[1]['body']

/** Named for as long as they are missing. */
function unmarked(marks: Marks): string | undefined {
  const missing = reviewParts.filter((part) => marks[part] === undefined)
  if (missing.length === 0) return
  return `برای این‌ها هم امتیاز انتخاب کنید: ${missing.map((part) => partNames[part]).join('، ')}.`
}

interface Sending {
  readonly isBusy: boolean
  /** sent once without every mark */
  readonly isIncomplete?: boolean
  readonly fault?: string
}

/** The page is read again after it: it shows what was written. */
function useSending() {
  const [state, setState] = useState<Sending>({ isBusy: false })
  const { revalidate } = useRevalidator()

  async function send(marks: Marks, bodyOf: (scores: PartScores) => Body) {
    if (state.isBusy) return
    if (unmarked(marks) !== undefined) {
      setState({ isBusy: false, isIncomplete: true })
      return
    }
    setState({ isBusy: true })
    try {
      await ask<typeof hotelCalls.writeReview>('POST /api/hotel-reservation/Reviews/WriteReview', {
        body: bodyOf({ clean: 0, staff: 0, comfort: 0, place: 0, worth: 0, ...marks }),
      })
      await revalidate()
      setState({ isBusy: false })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setState({ isBusy: false, fault: error.message })
    }
  }
  return { ...state, send }
}
