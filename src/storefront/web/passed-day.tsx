import { dayMonth } from '#calendar/formatted.ts'

interface Props {
  readonly when: string
  /** ISO; replaces the past day */
  readonly next: string
  readonly lead: string
}

export function PassedDay({ when, next, lead }: Props) {
  return (
    <small>
      <s>{when}</s> <span className="only-spoken">گذشته است؛ {lead}</span>{' '}
      {dayMonth(Temporal.PlainDate.from(next))}
    </small>
  )
}
