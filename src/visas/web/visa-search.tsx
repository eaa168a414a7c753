import '#web/ui/search/search-panel.css'
import './visa-search.css'
import { Form, useNavigation } from 'react-router'
import { persianDigits } from '#money/digits.ts'
import { MOST_APPLICANTS, visaSpeeds } from '#visas/choice.ts'
import type { CountryView } from '#visas/web/country-view.ts'
import { speedNames } from '#visas/web/visa-words.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { CellGroup, SelectCell } from '#web/ui/search/search-cell.tsx'

const people = Array.from({ length: MOST_APPLICANTS }, (_, place) => ({
  value: String(place + 1),
  label: `${persianDigits(place + 1)} نفر`,
}))

const speeds = visaSpeeds.map((value) => ({ value, label: speedNames[value] }))

export function VisaSearch({ countries }: { readonly countries: readonly CountryView[] }) {
  const { state, location } = useNavigation()
  const isGoing = state === 'loading' && location.pathname.startsWith('/visa/')
  return (
    <Form className="visa-search" method="get" action="/visa/type" role="search" aria-label="انتخاب ویزا">
      <div className="search-grid">
        <CellGroup>
          <SelectCell
            label="کشور"
            icon="globe-hemisphere-east-duotone"
            name="country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            sub="ویزای کدام کشور"
          />
        </CellGroup>
        <CellGroup>
          <SelectCell
            label="سرعت صدور"
            icon="lightning-duotone"
            name="speed"
            options={speeds}
            sub="فوری گران‌تر است"
          />
        </CellGroup>
        <CellGroup>
          <SelectCell
            label="متقاضی"
            icon="users"
            name="applicants"
            options={people}
            sub={`تا ${persianDigits(MOST_APPLICANTS)} نفر در هر درخواست`}
          />
        </CellGroup>
        <Button kind="commit" type="submit" icon="magnifying-glass-bold" busy={isGoing && 'در حال باز کردن…'}>
          قیمت و انتخاب
        </Button>
      </div>
    </Form>
  )
}
