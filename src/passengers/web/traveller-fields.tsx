import './traveller-fields.css'
import { formModeOf, type TravelDocument } from '#passengers/flight-form.ts'
import { FORM_MODES, type PassengerField } from '#passengers/form.ts'
import { Choice } from '#passengers/web/choice.tsx'
import { DateSelects } from '#passengers/web/date-selects.tsx'
import { PassportFields } from '#passengers/web/passport-fields.tsx'
import { birthYears, type TravellerDraft } from '#passengers/web/traveller-draft.ts'
import { type FieldsProps, latin, TravellerText } from '#passengers/web/traveller-text.tsx'

interface Props extends FieldsProps {
  readonly document: TravelDocument
}

const genders = [
  { value: 'Male', words: 'مرد' },
  { value: 'Female', words: 'زن' },
] as const

/** The fields of one traveller (§5): those of the national form inside Iran, those of a passport abroad. */
export function TravellerFields({ document, ...props }: Props) {
  const { name, draft, faults, travel, onChange, onLeave } = props
  const fields = fieldsOf(draft, document)
  return (
    <div className="traveller-fields">
      <Choice
        label="جنسیت"
        name={`${name}.genderTitle`}
        options={genders}
        value={draft.genderTitle}
        error={faults.genderTitle}
        onChange={(genderTitle) => onChange({ ...draft, genderTitle }, 'genderTitle')}
        onLeave={() => onLeave('genderTitle')}
      />
      <TravellerText {...props} field="firstName" label="نام لاتین" look={latin} />
      <TravellerText {...props} field="lastName" label="نام خانوادگی لاتین" look={latin} />
      <DateSelects
        name={`${name}.birthDateFa`}
        label="تاریخ تولد"
        of="تولد"
        value={draft.birth}
        years={birthYears(travel, draft.birth.calendar)}
        error={faults.birthDateFa}
        onChange={(birth) => onChange({ ...draft, birth }, 'birthDateFa')}
        onLeave={() => onLeave('birthDateFa')}
      />
      {document === 'nationalCode' && <FarsiNames {...props} />}
      {fields.includes('nationalCode') && (
        <div className="wide">
          <TravellerText
            {...props}
            field="nationalCode"
            label="کد ملی"
            look={{ ltr: true, inputMode: 'numeric' }}
          />
          <OtherDocument {...props} />
        </div>
      )}
      {fields.includes('passportNumber') && (
        <PassportFields {...props} asksNationality={fields.includes('nationalityCountryNameFa')} />
      )}
      {document === 'nationalCode' && draft.shows === 'passport' && <OtherDocument {...props} />}
      {document === 'passport' && fields.includes('firstNameFarsi') && <FarsiNames {...props} />}
    </div>
  )
}

/** Abroad they come and go with the nationality, so they stand last and move no field that somebody is in. */
function FarsiNames(props: FieldsProps) {
  return (
    <>
      <TravellerText {...props} field="firstNameFarsi" label="نام فارسی" />
      <TravellerText {...props} field="lastNameFarsi" label="نام خانوادگی فارسی" />
    </>
  )
}

/** What the screen asks for: who shows a passport inside Iran has chosen so. */
function fieldsOf(draft: TravellerDraft, document: TravelDocument): readonly PassengerField[] {
  if (document === 'nationalCode')
    return FORM_MODES[draft.shows === 'passport' ? 'domestic-flight-nationality' : 'national']
  return FORM_MODES[formModeOf(document, draft)]
}

/** Inside Iran a guest without a national code shows a passport. */
function OtherDocument({ draft, onChange }: FieldsProps) {
  const byPassport = draft.shows === 'passport'
  return (
    <button
      type="button"
      className="traveller-other-document"
      onClick={() =>
        onChange(
          { ...draft, shows: byPassport ? 'nationalCode' : 'passport' },
          byPassport ? 'passportNumber' : 'nationalCode',
        )
      }
    >
      {byPassport ? 'با کد ملی سفر می‌کنم' : 'کد ملی ندارم؛ با گذرنامه سفر می‌کنم'}
    </button>
  )
}
