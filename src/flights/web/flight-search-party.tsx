import { useState } from 'react'
import { partyWords } from '#flights/web/party-words.ts'
import { persianDigits } from '#money/digits.ts'
import { headCount, PARTY_TEXTS, partyFaults } from '#passengers/party.ts'
import { type Counts, PassengerStepper } from '#web/ui/passenger-stepper.tsx'
import { Popup } from '#web/ui/popup.tsx'
import { CellGroup, SearchCell } from '#web/ui/search-cell.tsx'

interface Props {
  readonly party: Counts
  readonly onChange: (party: Counts) => void
}

/** Who travels, counted by age group. */
export function PartyCell({ party, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <CellGroup>
      <SearchCell
        label="مسافران"
        icon="users"
        value={`${persianDigits(headCount(party))} مسافر`}
        sub={partyWords(party)}
        open={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <input type="hidden" name="adults" value={party.adults} />
      <input type="hidden" name="children" value={party.children} />
      <input type="hidden" name="infants" value={party.infants} />
      <Popup open={isOpen} onClose={close} label="مسافران" side="end">
        <PassengerStepper value={party} onChange={onChange} refusalOf={refusalOf} onDone={close} />
      </Popup>
    </CellGroup>
  )
}

function refusalOf(party: Counts): string | undefined {
  const [fault] = partyFaults(party)
  return fault && PARTY_TEXTS[fault]
}
