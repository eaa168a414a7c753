import { useRevalidator } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import type { Declined } from '#web/declined.ts'
import { Button, LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly count: number
  readonly declined: Declined | undefined
  readonly instead: Instead
}

interface Instead {
  readonly to: string
  readonly words: string
}

export function FormFaults({ count, declined, instead }: Props) {
  if (declined !== undefined && count === 0)
    return (
      <Note tone="bad" announced action={<WayOut declined={declined} instead={instead} />}>
        {declined.message}
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

function WayOut({ declined, instead }: Pick<Props, 'instead'> & { readonly declined: Declined }) {
  const { revalidate } = useRevalidator()
  const { code, status } = declined
  if (code === 'PRICE_CHANGED')
    return (
      <Button kind="line" size="small" onClick={() => void revalidate()}>
        دیدن قیمت تازه
      </Button>
    )
  if (code.startsWith('CAPTCHA_')) return null
  if (code === 'TOO_MANY_HOLDS' || code === 'TOO_MANY_PEOPLE')
    return (
      <LinkButton to="/profile/my-travels" kind="line" size="small">
        سفرهای من
      </LinkButton>
    )
  const isWire = status === 0 || status === 429 || status >= 500
  return isWire ? null : (
    <LinkButton to={instead.to} kind="line" size="small">
      {instead.words}
    </LinkButton>
  )
}
