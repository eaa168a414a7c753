import { Form, useNavigation } from 'react-router'
import type { DirectionTexts } from '#flights/changes/web/date-change/date-change-choice.ts'
import { dateChangePath } from '#flights/web/order-path.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Check } from '#web/ui/fields/check.tsx'

interface Props {
  readonly orderId: string
  readonly directions: readonly DirectionTexts[]
}

/** Which direction, and who of it; both are in the address. */
export function DateChangeWho({ orderId, directions }: Props) {
  const direction = directions.find(({ isChosen }) => isChosen)
  if (direction === undefined) return null
  const { when, airline, flightNumber, route } = direction
  return (
    <>
      {directions.length > 1 && (
        <nav className="date-change-legs" aria-label="کدام مسیر">
          {directions.map(({ leg, direction: words, isChosen }) => (
            <LinkButton
              key={leg}
              kind={isChosen ? 'tonal' : 'line'}
              size="small"
              to={dateChangePath(orderId, { leg, who: goingOf(directions, leg) })}
              aria-current={isChosen ? 'true' : undefined}
            >
              {words}
            </LinkButton>
          ))}
        </nav>
      )}
      <p className="another-flight-sold">
        <b>بلیت فعلی</b> <span>{when}</span>{' '}
        <span>
          {route}، {airline} <bdi dir="ltr">{flightNumber}</bdi>
        </span>
      </p>
      {direction.people.length > 1 && direction.isWhole && (
        <p className="order-soft">ایرلاین تاریخ همهٔ مسافران این بلیت را با هم عوض می‌کند.</p>
      )}
      {direction.people.length > 1 && !direction.isWhole && (
        <People orderId={orderId} direction={direction} />
      )}
    </>
  )
}

function goingOf(directions: readonly DirectionTexts[], leg: number): readonly number[] {
  const people = directions.find((one) => one.leg === leg)?.people ?? []
  return people.filter(({ isGoing }) => isGoing).map(({ passenger }) => passenger)
}

function People({ orderId, direction }: { readonly orderId: string; readonly direction: DirectionTexts }) {
  const isLoading = useNavigation().state !== 'idle'
  return (
    <Form method="get" className="card date-change-who" key={`${direction.leg}`}>
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="leg" value={direction.leg} />
      <fieldset>
        <legend>تاریخ چه کسی عوض شود؟</legend>
        {direction.people.map(({ passenger, name, isMovable, isGoing }) => (
          <Check
            key={passenger}
            name="who"
            value={passenger}
            defaultChecked={isGoing}
            disabled={!isMovable}
            end={!isMovable && 'عوض نمی‌شود'}
          >
            {name}
          </Check>
        ))}
      </fieldset>
      <Button kind="line" size="small" type="submit" busy={isLoading && 'در حال جستجو…'}>
        نشان دادن روزها
      </Button>
    </Form>
  )
}
