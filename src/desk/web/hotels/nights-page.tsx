import './nights.css'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { HotelChoice } from '#desk/web/hotels/hotel-choice.tsx'
import { LeaveUnsaved } from '#desk/web/hotels/leave-unsaved.tsx'
import { NightPanel } from '#desk/web/hotels/night-panel.tsx'
import { NightSave } from '#desk/web/hotels/night-save.tsx'
import { NightTable } from '#desk/web/hotels/night-table.tsx'
import type { NightsOnPage } from '#desk/web/hotels/nights-page.server.ts'
import { useGridDrag } from '#desk/web/hotels/use-grid-drag.ts'
import { useGridKeys } from '#desk/web/hotels/use-grid-keys.ts'
import { useNightDraft } from '#desk/web/hotels/use-night-draft.ts'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import type { Route } from './+types/nights-page'

export { loader } from './nights-page.server.ts'

const spans = [
  [7, 'هفته'],
  [14, 'دو هفته'],
  [31, 'ماه'],
] as const

const legend = [
  ['Shift', 'چند خانه'],
  ['Ctrl D', 'پر کردن'],
  ['Ctrl V', 'چسباندن از اکسل'],
  ['Ctrl Z', 'برگشت'],
  ['Space', 'بستن و باز کردن فروش'],
] as const

export default function NightsPage({ loaderData: { view, hotels, days } }: Route.ComponentProps) {
  if (view === undefined)
    return (
      <DeskPage title="نرخ و اتاق">
        <p className="desk-empty">هتلی با قرارداد خودمان نیست که نرخ و اتاقش این‌جا نوشته شود.</p>
      </DeskPage>
    )
  const rooms = view.roomTypes.length
  return (
    <DeskPage title="نرخ و اتاق" sub={`${view.hotelName}، ${persianDigits(rooms)} نوع اتاق`}>
      <nav className="desk-nights-days" aria-label="روزها">
        <HotelChoice hotels={hotels} chosen={view.hotelId} />
        <DaysLink from={view.earlier}>روزهای پیش</DaysLink>
        <b>{view.words}</b>
        <DaysLink from={view.later}>روزهای بعد</DaysLink>
        {spans.map(([span, words]) => (
          <DaysLink key={span} days={span} isHere={span === days}>
            {words}
          </DaysLink>
        ))}
      </nav>
      <Nights key={view.hotelId} view={view} />
    </DeskPage>
  )
}

const savedWords = 'ذخیره شد؛ از همین حالا با همین‌ها فروخته می‌شود.'

function Nights({ view }: { readonly view: NightsOnPage }) {
  const mayWrite = useMay('nights.write')
  const nights = useNightDraft(view)
  const [typed, setTyped] = useState('')
  const [says, setSays] = useState('')
  const [isSaved, setSaved] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const field = useRef<HTMLInputElement>(null)
  const keys = useGridKeys(nights, {
    say: setSays,
    type(letter) {
      setTyped(letter)
      field.current?.focus()
    },
  })
  const drag = useGridDrag(nights)
  const back = () => keys.ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  return (
    <>
      <NightTable view={view} nights={nights} refused={refused} on={{ ...keys, ...(mayWrite && drag) }} />
      <p className="desk-nights-keys">
        {legend.map(([key, words]) => (
          <span key={key}>
            <kbd>{key}</kbd> {words}
          </span>
        ))}
        <span>نرخ‌ها به هزار تومان، هر شب، با مالیات</span>
      </p>
      <p role="status">{isSaved && nights.draft.size === 0 ? savedWords : says}</p>
      {mayWrite && (
        <div className="desk-row-actions desk-nights-foot">
          <NightPanel
            view={view}
            nights={nights}
            typed={typed}
            onType={setTyped}
            field={field}
            onDone={back}
          />
          <NightSave
            view={view}
            nights={nights}
            refused={refused}
            onRefused={setRefused}
            onSaved={() => setSaved(true)}
          />
        </div>
      )}
      <LeaveUnsaved when={nights.draft.size > 0} />
    </>
  )
}

interface DaysLinkProps {
  readonly from?: string | undefined
  readonly days?: number
  readonly isHere?: boolean
  readonly children: string
}

function DaysLink({ from, days, isHere, children }: DaysLinkProps) {
  const [params] = useSearchParams()
  if (from === undefined && days === undefined) return <span aria-disabled="true">{children}</span>
  const next = new URLSearchParams(params)
  if (from !== undefined) next.set('from', from)
  if (days !== undefined) next.set('days', String(days))
  return (
    <Link to={`?${next}`} preventScrollReset aria-current={isHere ? 'true' : undefined}>
      {children}
    </Link>
  )
}
