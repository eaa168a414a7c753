import { formModeOf, type TravelDocument } from '#passengers/flight-form.ts'
import { FORM_MODES, type PassengerField } from '#passengers/form.ts'
import { FormFields } from '#passengers/web/form-fields.tsx'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'
import type { FieldsProps } from '#passengers/web/traveller-text.tsx'

interface Props extends FieldsProps {
  readonly document: TravelDocument
  readonly asked?: readonly PassengerField[] | undefined
}

export function TravellerFields({ document, ...props }: Props) {
  const { draft } = props
  const switches = document === 'nationalCode'
  return (
    <>
      <FormFields
        {...props}
        fields={fieldsOf(draft, document)}
        underCode={switches && draft.shows !== 'passport' && <OtherDocument {...props} />}
      />
      {switches && draft.shows === 'passport' && <OtherDocument {...props} />}
    </>
  )
}

function fieldsOf(draft: TravellerDraft, document: TravelDocument): readonly PassengerField[] {
  if (document === 'nationalCode')
    return FORM_MODES[draft.shows === 'passport' ? 'domestic-flight-nationality' : 'national']
  return FORM_MODES[formModeOf(document, draft)]
}

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
