import type { FormEvent } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { dateRange, dayMonth } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import type { Recent } from '#storefront/recents.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RemovableChip, RemoveButton } from '#web/ui/removable-chip.tsx'

/** The journeys looked for before, each to be looked for again by one tap, or forgotten. */
export function HomeRecents({ recents }: { readonly recents: readonly Recent[] }) {
  const going = useFetchers().flatMap(({ formData }) => formData?.getAll('forget').map(String) ?? [])
  if (recents.length === 0) return null
  return (
    <section className="search-recents" aria-labelledby="recents">
      <h2 id="recents" className="search-recents-label">
        <Icon name="clock-counter-clockwise" size="small" />
        جستجوهای اخیر
      </h2>
      <ul className="strip">
        {recents.map((recent) => (
          <RecentChip key={recent.ids[0]} {...recent} going={going} />
        ))}
      </ul>
    </section>
  )
}

interface ChipProps extends Recent {
  /** what is being forgotten: a guest's list comes back whole with each answer, and must not bring these back */
  readonly going: readonly string[]
}

function RecentChip({ ids, legs, path, isPast, nextDate, flightType, going }: ChipProps) {
  const { Form, state } = useFetcher()
  const [first] = legs
  const last = flightType === 3 ? legs.at(-1) : first
  const way = `${first?.originName} به ${last?.destinationName}`
  const when = whenOf({ legs, flightType })
  // gone from sight as soon as it is asked for
  if (state !== 'idle') return null
  return (
    <li>
      <RemovableChip
        to={path}
        removal={
          <Form method="post" action="/?index" onSubmit={focusOnNext}>
            {[...ids, ...going].map((id) => (
              <input key={id} type="hidden" name="forget" value={id} />
            ))}
            <RemoveButton label={`حذف جستجوی ${way}`} />
          </Form>
        }
      >
        <b>{first?.originName}</b>
        <span className="only-spoken"> به </span>
        <Icon name="arrow-left-bold" size="small" />
        <b>{last?.destinationName}</b>
        {isPast ? <Passed when={when} next={nextDate} /> : <small>{when}</small>}
      </RemovableChip>
    </li>
  )
}

/** The day gone by, and the one the chip leads to in its place. */
function Passed({ when, next }: { readonly when: string; readonly next: string }) {
  return (
    <small>
      <s>{when}</s> <span className="only-spoken">گذشته است؛ جستجو برای</span>{' '}
      {dayMonth(Temporal.PlainDate.from(next))}
    </small>
  )
}

function whenOf({ legs, flightType }: Pick<Recent, 'legs' | 'flightType'>): string {
  const [out, back] = legs.map(({ date }) => Temporal.PlainDate.from(date))
  if (out === undefined) return ''
  if (flightType === 3) return `${persianDigits(legs.length)} مسیر از ${dayMonth(out)}`
  return back === undefined ? dayMonth(out) : dateRange(out, back)
}

/** The focus stays in the list when what it was on goes away. */
function focusOnNext(event: FormEvent<HTMLFormElement>) {
  const item = event.currentTarget.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector('a')?.focus()
}
