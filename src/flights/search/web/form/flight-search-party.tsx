import { useState } from 'react'
import type { Cabin } from '#flights/search/search-request.ts'
import type { CellsProps } from '#flights/search/web/form/flight-search-plain.tsx'
import { PartyFields } from '#flights/search/web/form/flight-search-plain-party.tsx'
import { cabinNames, cabinWords } from '#flights/web/cabin-words.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { persianDigits } from '#money/digits.ts'
import { headCount, PARTY_TEXTS, partyFaults } from '#passengers/party.ts'
import { Popup } from '#web/ui/dialogs/popup.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { type Counts, PassengerStepper } from '#web/ui/search/passenger-stepper.tsx'
import { CellGroup, SearchCell } from '#web/ui/search/search-cell.tsx'

export function PartyCell({ draft, onChange }: Pick<CellsProps, 'draft' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const { party, cabin } = draft
  return (
    <CellGroup>
      <SearchCell
        label="مسافران"
        icon="users"
        {...partySaid(party, cabin)}
        open={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <input type="hidden" name="adults" value={party.adults} />
      <PartyFields draft={draft} />
      <Popup open={isOpen} onClose={close} label="مسافران" side="end">
        <PassengerStepper
          value={party}
          onChange={(next) => onChange({ ...draft, party: next })}
          refusalOf={refusalOf}
          onDone={close}
        >
          <CabinChoice cabin={cabin} onChange={(next) => onChange({ ...draft, cabin: next })} />
        </PassengerStepper>
      </Popup>
    </CellGroup>
  )
}

function partySaid(party: Counts, cabin: Cabin | undefined) {
  const isAdultsAlone = party.adults === headCount(party)
  return isAdultsAlone
    ? { value: partyWords(party), sub: cabinWords(cabin) }
    : {
        value: `${persianDigits(headCount(party))} مسافر`,
        sub: `${partyWords(party)}\u00a0· ${cabinWords(cabin)}`,
      }
}

const choices = [
  { value: 'all', words: 'همه' },
  { value: '1', words: cabinNames[1] },
  { value: '2', words: cabinNames[2] },
  { value: '3', words: cabinNames[3] },
] as const

interface CabinProps {
  readonly cabin: Cabin | undefined
  readonly onChange: (cabin: Cabin | undefined) => void
}

function CabinChoice({ cabin, onChange }: CabinProps) {
  return (
    <div className="search-cabin">
      <b>کلاس پرواز</b>
      <Segmented
        label="کلاس پرواز"
        block
        value={cabin === undefined ? 'all' : choices[cabin].value}
        options={choices}
        onChange={(value) => onChange(value === 'all' ? undefined : (Number(value) as Cabin))}
      />
    </div>
  )
}

function refusalOf(party: Counts): string | undefined {
  const [fault] = partyFaults(party)
  return fault && PARTY_TEXTS[fault]
}
