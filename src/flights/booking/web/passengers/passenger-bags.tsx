import './passenger-bags.css'
import type { Journey } from '#flights/abroad/travel-rules.ts'
import type { BirthdayPrice } from '#flights/booking/birthday-prices.ts'
import type { Bags } from '#flights/booking/web/passengers/use-bags.ts'
import type { LegBags } from '#flights/choosing/bag.ts'
import { bagWords } from '#flights/choosing/bag-words.ts'
import { bagName, bagsFor } from '#flights/choosing/bags-draft.ts'
import { priceWords } from '#money/display-unit.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { usePartyForm } from '#passengers/web/use-party-form.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly passenger: number
  readonly form: Pick<ReturnType<typeof usePartyForm>, 'draft' | 'shown' | 'change'>
  readonly journey: Journey
  readonly birthdays: readonly BirthdayPrice[]
  readonly legBags: readonly LegBags[]
  readonly bags: Bags
}

export function PassengerBags({ passenger, form, journey, birthdays, legBags, bags }: Props) {
  const { groups, travel } = journey
  const sold = legBags.map((_, leg) =>
    bagsFor({ groups, bags: legBags, first: [] }, { passenger, leg }, birthdays),
  )
  if (sold.every(({ length }) => length === 0)) return null
  return (
    <div className="passenger-bags">
      {sold.map((offers, leg) => {
        const name = bagName(passenger, leg)
        const direction = directionIfSeveral(travel.legs, leg)
        if (offers.length === 0) return null
        return (
          <SelectField
            key={name}
            name={name}
            label={direction === '' ? 'بار اضافه' : `بار اضافهٔ ${direction}`}
            value={bags.idOf(passenger, leg)}
            error={form.shown[name]}
            options={[
              { value: '', label: 'بدون بار اضافه' },
              ...offers.map((bag) => ({
                value: bag.id,
                label: `${bagWords(bag)}، ${priceWords(bag.price)}`,
              })),
            ]}
            onChange={({ target }) => {
              bags.choose(passenger, leg, target.value)
              form.change(form.draft, name)
            }}
          />
        )
      })}
    </div>
  )
}
