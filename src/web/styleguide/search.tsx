import { useState } from 'react'
import { gregorianDate, weekdayDayMonth } from '#calendar/formatted.ts'
import { isDayOff, occasionOf } from '#calendar/holidays.ts'
import { fromJalali } from '#calendar/jalali.ts'
import { persianDigits } from '#money/digits.ts'
import { Specimen } from '#web/styleguide/specimen.tsx'
import { DatePanel } from '#web/ui/calendar/date-panel.tsx'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { PlaceCombobox } from '#web/ui/places/place-combobox.tsx'
import type { Place } from '#web/ui/places/place-rows.tsx'
import { PassengerStepper } from '#web/ui/search/passenger-stepper.tsx'
import { CellGroup, SearchCell, SelectCell, SwapButton } from '#web/ui/search/search-cell.tsx'

const places: readonly Place[] = [
  { code: 'THR', name: 'تهران', sub: 'همهٔ فرودگاه‌ها · ایران' },
  { code: 'THR', name: 'مهرآباد', sub: 'داخل شهر', nested: true },
  { code: 'IKA', name: 'امام خمینی', sub: '۵۰ کیلومتر تا مرکز شهر', nested: true },
  { code: 'MHD', name: 'مشهد', sub: 'هاشمی‌نژاد · ایران' },
  { code: 'KIH', name: 'کیش', sub: 'ایران' },
]

const [tehran, , , mashhad] = places
const today = fromJalali(1405, 8, 30)

export function SearchForm() {
  const [[from, to], setRoute] = useState<readonly (Place | undefined)[]>([tehran, mashhad])
  return (
    <>
      <div className="search-options">
        <Segmented
          label="نوع سفر"
          options={[
            { value: 'one', words: 'یک‌طرفه' },
            { value: 'round', words: 'رفت‌وبرگشت' },
          ]}
          value="one"
        />
      </div>
      <div className="search-grid">
        <CellGroup>
          <PlaceCombobox
            label="مبدأ"
            icon="airplane-takeoff"
            name="origin"
            value={from}
            onChoose={(place) => setRoute([place, to])}
            suggest={suggest}
          />
          <SwapButton onSwap={() => setRoute([to, from])} />
          <PlaceCombobox
            label="مقصد"
            icon="airplane-landing"
            name="destination"
            value={to}
            onChoose={(place) => setRoute([from, place])}
            suggest={suggest}
          />
        </CellGroup>
        <DateCell />
        <TravellersCell />
        <Button kind="commit" icon="magnifying-glass-bold" type="submit">
          جستجوی پرواز
        </Button>
      </div>
    </>
  )
}

async function suggest(typed: string): Promise<readonly Place[]> {
  return places.filter(({ name, code }) => name.startsWith(typed) || code.startsWith(typed.toUpperCase()))
}

function DateCell() {
  const [open, setOpen] = useState(false)
  const [date, setDate] = useState<Temporal.PlainDate>(fromJalali(1405, 9, 12))
  return (
    <CellGroup>
      <SearchCell
        label="تاریخ رفت"
        icon="calendar-blank"
        value={weekdayDayMonth(date)}
        sub={gregorianDate(date)}
        open={open}
        onClick={() => setOpen(!open)}
      />
      <Popup open={open} onClose={() => setOpen(false)} label="تاریخ سفر" side="middle">
        <DatePanel
          today={today}
          open={[today, today.add({ days: 365 })]}
          start={date}
          priceOf={priceOf}
          isHoliday={isDayOff}
          occasionOf={occasionOf}
          onPick={setDate}
          onDone={() => setOpen(false)}
        />
      </Popup>
    </CellGroup>
  )
}

function priceOf(date: Temporal.PlainDate): number | null | undefined {
  const { month, day } = date
  if (day === 11) return null
  if (month === 2) return undefined
  return 1900 + ((day * 370 + month * 90) % 2300) + (date.dayOfWeek === 4 ? 600 : 0)
}

function TravellersCell() {
  const [open, setOpen] = useState(false)
  const [counts, setCounts] = useState({ adults: 1, children: 2, infants: 1 })
  const total = counts.adults + counts.children + counts.infants
  return (
    <CellGroup>
      <SearchCell
        label="مسافران"
        icon="users"
        value={`${persianDigits(total)} مسافر`}
        sub="اکونومی"
        open={open}
        onClick={() => setOpen(!open)}
      />
      <Popup open={open} onClose={() => setOpen(false)} label="مسافران" side="end">
        <PassengerStepper
          value={counts}
          onChange={setCounts}
          refusalOf={({ adults, children, infants }) =>
            children + infants > adults * 3
              ? 'هر بزرگسال می‌تواند ۳ کودک، یا ۲ کودک و ۱ نوزاد همراه داشته باشد.'
              : undefined
          }
          onDone={() => setOpen(false)}
        />
      </Popup>
    </CellGroup>
  )
}

export function PlainCells() {
  return (
    <Specimen name="خانهٔ جستجو، بدون اسکریپت">
      <CellGroup>
        <SelectCell
          label="مبدأ"
          icon="airplane-takeoff"
          name="from"
          sub="مهرآباد"
          options={[{ value: 'THR', label: 'تهران' }]}
        />
        <SelectCell
          label="مقصد"
          icon="airplane-landing"
          name="to"
          error="مقصد را انتخاب کنید."
          options={[{ value: '', label: 'انتخاب کنید' }]}
        />
      </CellGroup>
    </Specimen>
  )
}

export function CalendarAndTravellers() {
  const [counts, setCounts] = useState({ adults: 1, children: 0, infants: 0 })
  const [[start, end], setRange] = useState<readonly (Temporal.PlainDate | undefined)[]>([
    fromJalali(1405, 9, 12),
    fromJalali(1405, 9, 15),
  ])
  return (
    <>
      <Specimen name="تقویم" wide>
        <DatePanel
          today={today}
          open={[today, today.add({ days: 90 })]}
          start={start}
          end={end}
          isReturn
          choosing={end ? 'start' : 'end'}
          priceOf={priceOf}
          isHoliday={isDayOff}
          occasionOf={occasionOf}
          marked={{ date: fromJalali(1405, 9, 30), words: 'شب یلدا' }}
          onPick={(date) => setRange(start && !end ? [start, date] : [date, undefined])}
          onDone={() => undefined}
        />
      </Specimen>
      <Specimen name="مسافران">
        <PassengerStepper
          value={counts}
          onChange={setCounts}
          refusalOf={({ adults }) =>
            adults < 1 ? 'برای کودک و نوزاد، همراهی یک بزرگسال لازم است.' : undefined
          }
          onDone={() => undefined}
        />
      </Specimen>
    </>
  )
}
