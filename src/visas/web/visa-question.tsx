import './visa-question.css'
import { type ReactNode, useId } from 'react'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly number: number
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

export function VisaQuestion({ number, title, hint, children }: Props) {
  const heading = useId()
  return (
    <section className="card visa-card visa-question" aria-labelledby={heading}>
      <header>
        <i aria-hidden="true">{persianDigits(number)}</i>
        <h2 id={heading}>{title}</h2>
      </header>
      {children}
      {hint && <p>{hint}</p>}
    </section>
  )
}
