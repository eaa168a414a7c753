import { weekdayDayMonth } from '#calendar/formatted.ts'
import { cellKey, type Draft, factWords } from '#desk/hotels/night-draft.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import type { NightsOnPage } from '#desk/web/hotels/nights-page.server.ts'
import type { NightChange, NightFact } from '#hotels/night-change.ts'
import { Button } from '#web/ui/fields/button.tsx'

interface Props {
  readonly view: NightsOnPage
  readonly changes: readonly NightChange[]
  readonly draft: Draft
  readonly refused: ReadonlyMap<string, string>
  readonly onDrop: (draft: Draft) => void
}

const names = {
  allotment: 'سهمیه',
  price: 'نرخ، هزار تومان',
  minStay: 'کمترین ماندن',
  isClosed: 'فروش',
} as const satisfies Record<NightFact, string>

/** Each change as it was and becomes, with the reason of those that were refused and a word on far jumps of a price. */
export function NightPreview({ view, changes, draft, refused, onDrop }: Props) {
  const typeName = (id: string) => view.roomTypes.find((type) => type.id === id)?.name ?? id
  return (
    <DeskTable
      caption="آنچه تغییر می‌کند"
      head={['شب', 'اتاق', 'چه', 'از', 'به', 'توجه', 'کار']}
      empty="تغییری نیست."
      rows={changes.map((change) => {
        const { night, roomTypeId, fact, was, becomes } = change
        const key = cellKey(change, night)
        return {
          key,
          isChosen: refused.has(key),
          cells: [
            weekdayDayMonth(Temporal.PlainDate.from(night)),
            typeName(roomTypeId),
            names[fact],
            factWords(fact, was),
            <b key="to">{factWords(fact, becomes)}</b>,
            refused.get(key) ?? jumpWords(change),
            <Button key="drop" kind="ghost" size="small" onClick={() => onDrop(without(draft, key))}>
              برداشتن
            </Button>,
          ],
        }
      })}
    />
  )
}

function without(draft: Draft, key: string): Draft {
  return new Map([...draft].filter(([one]) => one !== key))
}

/** A figure too many or too few is seen before it is sold by. */
function jumpWords({ fact, was, becomes }: NightChange): string {
  if (fact !== 'price') return ''
  if (becomes >= was * 2) return 'بیش از دو برابر'
  return becomes * 2 <= was ? 'نصف یا کمتر' : ''
}
