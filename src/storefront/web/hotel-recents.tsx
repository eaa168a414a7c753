import type { FormEvent } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import { dateRange, dayMonth } from '#calendar/written.ts'
import { persianDigits } from '#money/digits.ts'
import type { HotelRecent } from '#storefront/hotel-recents.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RemovableChip, RemoveButton } from '#web/ui/removable-chip.tsx'

/** The cities whose hotels were looked at before, each to be looked at again by one tap, or forgotten. */
export function HotelRecents({ recents }: { readonly recents: readonly HotelRecent[] }) {
  const going = useFetchers().flatMap(({ formData }) => formData?.getAll('forget').map(String) ?? [])
  if (recents.length === 0) return null
  return (
    <section className="search-recents" aria-labelledby="hotel-recents">
      <h2 id="hotel-recents" className="search-recents-label">
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

interface ChipProps extends HotelRecent {
  /** what is being forgotten: a guest's list comes back whole with each answer, and must not bring these back */
  readonly going: readonly string[]
}

function RecentChip({ ids, cityName, checkIn, checkOut, going, ...recent }: ChipProps) {
  const { rooms, isPast, nextCheckIn, path } = recent
  const { Form, state } = useFetcher()
  const when = dateRange(Temporal.PlainDate.from(checkIn), Temporal.PlainDate.from(checkOut))
  // gone from sight as soon as it is asked for
  if (state !== 'idle') return null
  return (
    <li>
      <RemovableChip
        to={path}
        removal={
          <Form method="post" action="/hotel-home" onSubmit={focusOnNext}>
            {[...ids, ...going].map((id) => (
              <input key={id} type="hidden" name="forget" value={id} />
            ))}
            <RemoveButton label={`حذف جستجوی هتل‌های ${cityName}`} />
          </Form>
        }
      >
        <b>{cityName}</b>
        {isPast ? <Passed when={when} next={nextCheckIn} /> : <small>{when}</small>}
        {rooms.length > 1 && <small>{persianDigits(rooms.length)} اتاق</small>}
      </RemovableChip>
    </li>
  )
}

/** The nights gone by, and the day the chip leads to in their place. */
function Passed({ when, next }: { readonly when: string; readonly next: string }) {
  return (
    <small>
      <s>{when}</s> <span className="only-spoken">گذشته است؛ جستجو از</span>{' '}
      {dayMonth(Temporal.PlainDate.from(next))}
    </small>
  )
}

/** The focus stays in the list when what it was on goes away. */
function focusOnNext(event: FormEvent<HTMLFormElement>) {
  const item = event.currentTarget.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling
  next?.querySelector('a')?.focus()
}
