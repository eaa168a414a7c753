import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { type Chosen, groupName, unchosen } from '#hotels/chosen-rates.ts'
import { leadersPath } from '#hotels/web/hotel-path.ts'
import type { HotelRatesProps } from '#hotels/web/hotel-rates.tsx'
import { nightsInWords } from '#hotels/web/hotel-words.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { askToSignIn } from '#web/login-prompt.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { useUser } from '#web/use-user.tsx'

type Props = HotelRatesProps & { readonly chosen: Chosen }

export function RatesFoot({ detail, asked, chosen }: Props) {
  const user = useUser()
  const navigate = useNavigate()
  const { rooms, nights, hotel } = detail
  const open = unchosen(chosen)
  const path = leadersPath(hotel.id, asked, chosen)

  function goOn(event: MouseEvent) {
    if (user !== undefined || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    askToSignIn({ onDone: () => void navigate(path), returnTo: path })
  }

  return (
    <div className="rates-foot">
      <p>
        {persianDigits(rooms.length)} اتاق&nbsp;· {nightsInWords(nights)} ·{' '}
        {hotel.soldBy === null ? 'مالیات و عوارض شامل است' : 'قیمت نهایی'}
      </p>
      <div>
        {open.length < rooms.length && (
          <p className="rates-sum" role="status">
            جمع <LookingPrice amount={priceText(sumOf(detail, chosen))} />
          </p>
        )}
        {open.length === 0 ? (
          <LinkButton to={path} onClick={goOn} rel="nofollow">
            ادامهٔ رزرو
          </LinkButton>
        ) : (
          <Button aria-disabled aria-describedby={`${hotel.id}-open`}>
            ادامهٔ رزرو
          </Button>
        )}
      </div>
      {open.length > 0 && (
        <p id={`${hotel.id}-open`} className="rates-open">
          برای {groupName({ places: open })} نرخی انتخاب کنید.
        </p>
      )}
    </div>
  )
}

function sumOf({ rooms }: HotelRatesProps['detail'], chosen: Chosen): number {
  return rooms.reduce(
    (sum, { rates }, place) => sum + (rates.find(({ rateId }) => rateId === chosen[place])?.total ?? 0),
    0,
  )
}
