import './insurance-form.css'
import { Form, useNavigation } from 'react-router'
import { jalali } from '#calendar/jalali.ts'
import type { TripDraft } from '#insurance/trip-address.ts'
import { useTripDraft } from '#insurance/web/use-trip-draft.ts'
import { persianDigits } from '#money/digits.ts'
import { SelectDate } from '#web/ui/calendar/select-date.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly countries: readonly Option[]
  readonly draft: TripDraft
  readonly today: string
}

/** A plain form of the address: it also works before its script has come. */
export function InsuranceForm({ countries, draft, today }: Props) {
  const { year } = jalali(Temporal.PlainDate.from(today))
  const ahead = { from: year, to: year + 2 }
  const trip = useTripDraft(draft)
  const isBusy = useNavigation().location?.pathname === '/insurance'
  return (
    <Form className="card insurance-form" action="/insurance" preventScrollReset>
      <SelectField
        label="کشور مقصد"
        name="country"
        required
        value={trip.country}
        options={[{ value: '', label: 'انتخاب کنید' }, ...countries]}
        onChange={(event) => trip.setCountry(event.target.value)}
      />
      <SelectDate label="روز رفت" name="from" years={ahead} value={trip.from} onChange={trip.setFrom} />
      <SelectDate label="روز برگشت" name="to" years={ahead} value={trip.to} onChange={trip.setTo} />
      {trip.births.map((birth, at) => (
        <SelectDate
          // biome-ignore lint/suspicious/noArrayIndexKey: people are added and taken off at the end alone
          key={at}
          label={`تاریخ تولد نفر ${persianDigits(at + 1)}`}
          name={`birth${at}`}
          years={{ from: year, to: year - 100 }}
          value={birth}
          onChange={(next) => trip.setBirth(at, next)}
        />
      ))}
      <div className="insurance-form-acts">
        {trip.add !== undefined && (
          <Button kind="line" icon="plus-bold" onClick={trip.add}>
            افزودن همسفر
          </Button>
        )}
        {trip.takeOff !== undefined && (
          <Button kind="ghost" icon="trash-bold" onClick={trip.takeOff}>
            حذف نفر آخر
          </Button>
        )}
        <Button type="submit" busy={isBusy && 'در حال حساب کردن…'}>
          دیدن طرح‌ها و قیمت
        </Button>
      </div>
    </Form>
  )
}
