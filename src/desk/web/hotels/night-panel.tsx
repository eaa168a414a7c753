import { type RefObject, useState } from 'react'
import { bounds, parsedTyped, type Setting, typedOf, valueAt, withSetting } from '#desk/hotels/night-draft.ts'
import type { NightsOnPage } from '#desk/web/hotels/nights-page.server.ts'
import type { NightDraft } from '#desk/web/hotels/use-night-draft.ts'
import { factFault, type NightFact, priceStep } from '#hotels/night-change.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import { latinDigits, persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly view: NightsOnPage
  readonly nights: NightDraft
  /** the typed words, begun in the grid too */
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly field: RefObject<HTMLInputElement | null>
  /** back into the grid */
  readonly onDone: () => void
}

const labels = {
  allotment: 'سهمیه، به اتاق',
  price: 'نرخ شب، به هزار تومان',
  minStay: 'کمترین ماندن، به شب',
  isClosed: 'فروش: باز یا بسته',
} as const satisfies Record<NightFact, string>

const ways = { value: 'عدد', percent: 'درصد', more: 'تومان کم و زیاد' } as const

/** What is selected gets what is typed here. */
export function NightPanel({ view, nights, typed, onType, field, onDone }: Props) {
  const { grid, draft, range, write } = nights
  const [how, setHow] = useState<Setting['how']>('value')
  const [fault, setFault] = useState<string>()
  const row = grid.rows[range.from.row]
  if (row === undefined) return null
  const { fact, roomTypeId } = row
  const way = fact === 'price' ? how : 'value'
  const now = valueAt(grid, draft, range.from)
  function put(): void {
    const number = way === 'percent' ? Number(latinDigits(typed)) : parsedTyped(fact, typed)
    const isWrong = typed.trim() === '' || !Number.isFinite(number)
    const says = way === 'value' ? factFault(fact, number) : isWrong ? 'عدد را بنویسید.' : undefined
    setFault(says)
    if (says !== undefined) return
    const setting: Setting = way === 'value' ? { how: way, value: number } : { how: way, by: number }
    write(withSetting({ grid, draft }, range, setting))
    onType('')
    onDone()
  }
  return (
    <form
      className="desk-nights-panel"
      onSubmit={(event) => {
        event.preventDefault()
        put()
      }}
    >
      <p>
        <b>{view.roomTypes.find(({ id }) => id === roomTypeId)?.name}</b>
        <small>{selectedWords(view, nights)}</small>
      </p>
      {fact === 'price' && <WayChoice chosen={how} onChoose={setHow} />}
      <TextField
        ref={field}
        label={way === 'percent' ? 'درصد؛ کم کردن با منفی' : labels[fact]}
        value={typed}
        error={fault}
        placeholder={now === undefined ? '' : typedOf(fact, now)}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button type="submit" kind="line">
        گذاشتن
      </Button>
      {fact === 'price' && now !== undefined && <HotelsPart price={shownPrice(way, typed, now)} />}
    </form>
  )
}

interface WayProps {
  readonly chosen: Setting['how']
  readonly onChoose: (how: Setting['how']) => void
}

function WayChoice({ chosen, onChoose }: WayProps) {
  return (
    <div role="group" aria-label="چگونه تغییر کند" className="desk-nights-ways">
      {(Object.keys(ways) as Setting['how'][]).map((one) => (
        <Button
          key={one}
          kind="ghost"
          size="small"
          aria-pressed={chosen === one}
          onClick={() => onChoose(one)}
        >
          {ways[one]}
        </Button>
      ))}
    </div>
  )
}

function HotelsPart({ price }: { readonly price: number }) {
  return (
    <small>
      سهم هتل از این نرخ {inToman(sharesOfRoom(rial(price)).supplierShare)} تومان است. اتاق‌های فروخته‌شده نرخ
      خود را نگه می‌دارند.
    </small>
  )
}

function shownPrice(way: Setting['how'], typed: string, now: number): number {
  const value = way === 'value' ? parsedTyped('price', typed) : Number.NaN
  return factFault('price', value) === undefined ? value : Math.max(now, priceStep)
}

function selectedWords({ days }: NightsOnPage, { range }: NightDraft): string {
  const { first, last } = bounds(range)
  const [from, to] = [days[first], days[last]]
  if (first === last || from === undefined || to === undefined) return from?.words ?? ''
  return `${from.words} تا ${to.words}، ${persianDigits(last - first + 1)} شب`
}
