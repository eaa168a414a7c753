import { useState } from 'react'
import { persianDigits } from '#money/digits.ts'
import type { Declined } from '#web/declined.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

interface Props {
  readonly count: number
  /** the server's refusal of the whole form */
  readonly declined: Declined | undefined
  readonly validUntil: string
  readonly searchAgain: string
}

export function PassengersFaults({ count, declined, validUntil, searchAgain }: Props) {
  const isOld = useIsOver(validUntil)
  if (declined !== undefined && count === 0)
    return (
      <Note tone="bad" announced action={<WayOut declined={declined} searchAgain={searchAgain} />}>
        {declined.message}
      </Note>
    )
  if (isOld)
    return (
      <Note tone="warn" announced action={<SearchAgain to={searchAgain} />}>
        این قیمت ممکن است قدیمی باشد. دوباره جستجو کنید؛ آنچه نوشته‌اید می‌ماند.
      </Note>
    )
  return (
    count > 0 && (
      <Note tone="bad" announced>
        {persianDigits(count)} مورد باید اصلاح شود.
      </Note>
    )
  )
}

function useIsOver(until: string): boolean {
  const [isOver, setOver] = useState(false)
  useSecondsLeft(until, () => setOver(true))
  return isOver
}

function WayOut({ declined, searchAgain }: { readonly declined: Declined; readonly searchAgain: string }) {
  if (declined.code.startsWith('CAPTCHA_')) return null
  if (declined.code === 'TOO_MANY_HOLDS' || declined.code === 'TOO_MANY_PEOPLE')
    return (
      <LinkButton to="/profile/my-travels" kind="line" size="small">
        سفرهای من
      </LinkButton>
    )
  if (declined.code === 'SOLD_OUT' || declined.code === 'SALE_CLOSED') return null
  const isWire = declined.status === 0 || declined.status === 429 || declined.status >= 500
  return isWire ? null : <SearchAgain to={searchAgain} />
}

function SearchAgain({ to }: { readonly to: string }) {
  return (
    <LinkButton to={to} kind="line" size="small">
      جستجوی دوباره
    </LinkButton>
  )
}
