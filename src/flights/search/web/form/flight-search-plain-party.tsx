import type { Cabin } from '#flights/search/search-request.ts'
import type { CellsProps } from '#flights/search/web/form/flight-search-plain.tsx'
import { cabinNames, cabinWords, everyCabin } from '#flights/web/cabin-words.ts'
import { persianDigits } from '#money/digits.ts'
import { CellGroup, SelectCell } from '#web/ui/search/search-cell.tsx'

/** Adults first; children, infants and the cabin get their own fields only without scripts. */
export function PlainParty({ draft, onChange }: Pick<CellsProps, 'draft' | 'onChange'>) {
  const { party, cabin } = draft
  return (
    <CellGroup>
      <SelectCell
        label="مسافران"
        icon="users"
        name="adults"
        value={String(party.adults)}
        options={counted(1, 9, 'بزرگسال')}
        sub={cabinWords(cabin)}
        onChange={({ target }) => onChange({ ...draft, party: { ...party, adults: Number(target.value) } })}
      />
      <noscript>
        <SelectCell
          label="کودک"
          icon="student-duotone"
          name="children"
          defaultValue={String(party.children)}
          options={counted(0, 8, 'کودک')}
        />
        <SelectCell
          label="نوزاد"
          icon="baby-duotone"
          name="infants"
          defaultValue={String(party.infants)}
          options={counted(0, 4, 'نوزاد')}
        />
        <SelectCell
          label="کلاس پرواز"
          icon="seat"
          name="cabin"
          defaultValue={String(cabin ?? '')}
          options={cabinOptions}
        />
      </noscript>
      <PartyFields draft={draft} />
    </CellGroup>
  )
}

/** Hidden fields for what the other controls chose; of fields with one name the first counts. */
export function PartyFields({ draft: { party, cabin } }: Pick<CellsProps, 'draft'>) {
  return (
    <>
      <input type="hidden" name="children" value={party.children} />
      <input type="hidden" name="infants" value={party.infants} />
      {cabin && <input type="hidden" name="cabin" value={cabin} />}
    </>
  )
}

const cabinOptions = [
  { value: '', label: everyCabin },
  ...([1, 2, 3] as const satisfies readonly Cabin[]).map((cabin) => ({
    value: String(cabin),
    label: cabinNames[cabin],
  })),
]

function counted(from: number, to: number, words: string) {
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: `${persianDigits(from + index)} ${words}`,
  }))
}
