import './field.css'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

/** ARIA attributes connecting a control with label, hint and error. */
export type Tie = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldWords = {
  label: string
  hint?: string | undefined
  /** replaces the hint */
  error?: string | false | undefined
  /** read by a scanner or otherwise known to be right */
  confirmed?: string | undefined
  /** filled by a machine that is not sure */
  doubt?: string | undefined
  /** Latin values run left to right; label and message stay right */
  ltr?: boolean
}

export function Field({ children, ...words }: FieldWords & { children: (tie: Tie) => ReactNode }) {
  const id = useId()
  const { tone, sentence } = wordsUnder(words)
  return (
    <div className="field" data-tone={tone} data-ltr={words.ltr ? '' : undefined}>
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <div className="field-box">
        {children({
          id,
          'aria-describedby': sentence ? `${id}-words` : undefined,
          'aria-invalid': tone === 'bad' || undefined,
        })}
        <Sign tone={tone} />
      </div>
      <Words id={`${id}-words`} tone={tone} sentence={sentence} />
    </div>
  )
}

export type Tone = 'bad' | 'warn' | 'good' | undefined

export function wordsUnder({ error, doubt, confirmed, hint }: FieldWords): { tone: Tone; sentence: string } {
  if (error) return { tone: 'bad', sentence: error }
  if (doubt) return { tone: 'warn', sentence: doubt }
  if (confirmed) return { tone: 'good', sentence: confirmed }
  return { tone: undefined, sentence: hint ?? '' }
}

export function Words({ id, tone, sentence }: { id: string; tone: Tone; sentence: string }) {
  if (!sentence) return null
  return (
    <p id={id} className="field-words" data-tone={tone}>
      {sentence}
    </p>
  )
}

const signs = {
  bad: 'warning-circle-fill',
  warn: 'info-fill',
  good: 'check-circle-fill',
} as const satisfies Record<NonNullable<Tone>, IconName>

function Sign({ tone }: { tone: Tone }) {
  if (!tone) return null
  return (
    <span className="field-sign">
      <Icon name={signs[tone]} />
    </span>
  )
}
