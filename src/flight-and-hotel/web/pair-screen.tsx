import { FlightPartCard } from '#flight-and-hotel/web/flight-part.tsx'
import { PairTotal } from '#flight-and-hotel/web/pair-total.tsx'
import type { PairView } from '#flight-and-hotel/web/pair-view.ts'
import { StayPartCard } from '#flight-and-hotel/web/stay-part.tsx'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Both side by side, and what they cost together. */
export function PairScreen({ found }: { readonly found: PairView }) {
  const { flight, stay, both, people } = found
  return (
    <>
      <div className="pair-cards">
        {'none' in flight ? (
          <None title="پروازی پیدا نشد" to="/" words="جستجوی پرواز" says={flight.none} />
        ) : (
          <FlightPartCard flight={flight} people={people} />
        )}
        <span className="pair-plus" aria-hidden="true">
          <Icon name="plus-bold" size="medium" />
        </span>
        {'none' in stay ? (
          <None title="هتلی پیدا نشد" to="/hotel-home" words="جستجوی هتل" says={stay.none} />
        ) : (
          <StayPartCard stay={stay} />
        )}
      </div>
      {both && !('none' in flight) && !('none' in stay) && (
        <PairTotal {...both} flight={flight.total} stay={stay.total} people={people} />
      )}
    </>
  )
}

interface NoneProps {
  readonly title: string
  readonly says: string
  readonly to: string
  readonly words: string
}

function None({ title, says, to, words }: NoneProps) {
  return (
    <section className="card pair-card pair-none">
      <EmptyState
        title={title}
        actions={
          <LinkButton kind="line" to={to}>
            {words}
          </LinkButton>
        }
      >
        {says} روز یا شهر دیگری را با «ویرایش جستجو» امتحان کنید.
      </EmptyState>
    </section>
  )
}
