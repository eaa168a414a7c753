import { isPassportType, PASSPORT_ORIGINS, PASSPORT_TYPES } from '#passengers/passport.ts'
import { Choice } from '#passengers/web/choice.tsx'
import { CountryField } from '#passengers/web/country-field.tsx'
import { DateSelects } from '#passengers/web/date-selects.tsx'
import { expiryYears, withIssuer, withOrigin } from '#passengers/web/passport-draft.ts'
import { type FieldsProps, latin, TravellerText } from '#passengers/web/traveller-text.tsx'

interface Props extends FieldsProps {
  readonly asksNationality: boolean
}

const origins = PASSPORT_TYPES.map((value) => ({ value, words: PASSPORT_ORIGINS[value].name }))

/** What is read from a passport (§5, mode passport). */
export function PassportFields({ asksNationality, ...props }: Props) {
  const { name, draft, faults, travel, onChange, onLeave } = props
  const type = isPassportType(draft.passportType) ? draft.passportType : 'OtherCountries'
  return (
    <>
      <Choice
        label="نوع گذرنامه"
        name={`${name}.passportType`}
        options={origins}
        value={type}
        error={faults.passportType}
        onChange={(origin) => onChange(withOrigin(draft, origin), 'passportType')}
        onLeave={() => onLeave('passportType')}
      />
      {asksNationality && (
        <CountryField
          label="ملیت"
          name={`${name}.nationalityCountryNameFa`}
          value={draft.nationalityCountryNameFa}
          error={faults.nationalityCountryNameFa}
          onChange={(nationalityCountryNameFa) =>
            onChange({ ...draft, nationalityCountryNameFa }, 'nationalityCountryNameFa')
          }
          onLeave={() => onLeave('nationalityCountryNameFa')}
        />
      )}
      <CountryField
        label="کشور صادرکننده"
        name={`${name}.passportIssuingCountryCountryNameFa`}
        value={draft.passportIssuingCountryCountryNameFa}
        error={faults.passportIssuingCountryCountryNameFa}
        onChange={(typed) => onChange(withIssuer(draft, typed), 'passportIssuingCountryCountryNameFa')}
        onLeave={() => onLeave('passportIssuingCountryCountryNameFa')}
      />
      <div className="wide">
        <TravellerText
          {...props}
          field="passportNumber"
          label="شمارهٔ گذرنامه"
          look={{ ...latin, hint: PASSPORT_ORIGINS[type].shape }}
        />
      </div>
      <DateSelects
        name={`${name}.passportExpirationDateFa`}
        label="تاریخ انقضای گذرنامه"
        of="انقضا"
        value={draft.expiry}
        years={expiryYears(travel, draft.expiry.calendar)}
        error={faults.passportExpirationDateFa}
        onChange={(expiry) => onChange({ ...draft, expiry }, 'passportExpirationDateFa')}
        onLeave={() => onLeave('passportExpirationDateFa')}
      />
    </>
  )
}
