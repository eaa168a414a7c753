import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly of: readonly {
    readonly id: string
    readonly name: string
    readonly open: number
    readonly late: number
  }[]
  /** «کار», «گفتگو» */
  readonly what: string
}

/** How much each colleague has, and what of it is late. */
export function Workload({ of, what }: Props) {
  if (of.length === 0) return null
  return (
    <p className="desk-workload">
      در دست همکاران:{' '}
      {of
        .map(({ name, open, late }) => {
          const lateWords = late > 0 ? `، ${persianDigits(late)} دیر شده` : ''
          return `${name} ${persianDigits(open)} ${what}${lateWords}`
        })
        .join('؛ ')}
    </p>
  )
}
