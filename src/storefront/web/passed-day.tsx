import { dayMonth } from '#calendar/formatted.ts'

interface Props {
  readonly when: string
  /** the day the chip leads to in its place, ISO */
  readonly next: string
  /** how the next one is spoken of: «جستجو برای» */
  readonly lead: string
}

/** Days gone by, and the day that is looked for instead. */
export function PassedDay({ when, next, lead }: Props) {
  return (
    <small>
      <s>{when}</s> <span className="only-spoken">گذشته است؛ {lead}</span>{' '}
      {dayMonth(Temporal.PlainDate.from(next))}
    </small>
  )
}
