import type { ReactNode } from 'react'
import { isPassportType, PASSPORT_ORIGINS, PASSPORT_TYPES } from '#passengers/passport.ts'
import { Choice } from '#passengers/web/choice.tsx'
import { CountryField } from '#passengers/web/country-field.tsx'
import { DateSelects } from '#passengers/web/date-selects.tsx'
import { expiryYears, withIssuer, withOrigin } from '#passengers/web/passport-draft.ts'
import { wordsOfMark } from '#passengers/web/read-marks.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { type FieldsProps, latin, TravellerText } from '#passengers/web/traveller-text.tsx'
import { passportNumberIn } from '#passengers/web/typed.ts'

const origins = PASSPORT_TYPES.map((value) => ({ value, words: PASSPORT_ORIGINS[value].name }))

export function PassportType({ name, draft, faults, onChange, onLeave }: FieldsProps) {
  return (
    <Choice
      label="نوع گذرنامه"
      name={`${name}.passportType`}
      options={origins}
      value={typeOf(draft)}
      error={faults.passportType}
      onChange={(origin) => onChange(withOrigin(draft, origin), 'passportType')}
      onLeave={() => onLeave('passportType')}
    />
  )
}

export function Nationality({ name, draft, faults, onChange, onLeave }: FieldsProps) {
  return (
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
  )
}

export function Issuer({ name, draft, faults, onChange, onLeave }: FieldsProps) {
  return (
    <CountryField
      label="کشور صادرکننده"
      name={`${name}.passportIssuingCountryCountryNameFa`}
      value={draft.passportIssuingCountryCountryNameFa}
      error={faults.passportIssuingCountryCountryNameFa}
      onChange={(typed) => onChange(withIssuer(draft, typed), 'passportIssuingCountryCountryNameFa')}
      onLeave={() => onLeave('passportIssuingCountryCountryNameFa')}
    />
  )
}

export function PassportNumber({ under, ...props }: FieldsProps & { readonly under: ReactNode }) {
  return (
    <div className="wide">
      <TravellerText
        {...props}
        field="passportNumber"
        label="شمارهٔ گذرنامه"
        takes={passportNumberIn}
        look={{ ...latin, hint: PASSPORT_ORIGINS[typeOf(props.draft)].shape }}
      />
      {under}
    </div>
  )
}

export function PassportExpiry({ name, draft, faults, travel, read, onChange, onLeave }: FieldsProps) {
  return (
    <DateSelects
      name={`${name}.passportExpirationDateFa`}
      label="تاریخ انقضای گذرنامه"
      of="انقضا"
      value={draft.expiry}
      years={expiryYears(travel, draft.expiry.calendar)}
      error={faults.passportExpirationDateFa}
      {...wordsOfMark(read?.passportExpirationDateFa)}
      onChange={(expiry) => onChange({ ...draft, expiry }, 'passportExpirationDateFa')}
      onLeave={() => onLeave('passportExpirationDateFa')}
    />
  )
}

function typeOf({ passportType }: TravellerDraft) {
  return isPassportType(passportType) ? passportType : 'OtherCountries'
}
