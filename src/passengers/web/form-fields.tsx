import './traveller-fields.css'
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import type { Advice } from '#passengers/advice.ts'
import type { PassengerField } from '#passengers/form.ts'
import { onScreen } from '#passengers/web/field-order.ts'
import { NameAdvices } from '#passengers/web/name-advice.tsx'
import { countriesGoWithoutSaying, withoutCountries } from '#passengers/web/own-passport.ts'
import {
  Issuer,
  Nationality,
  PassportExpiry,
  PassportNumber,
  PassportType,
} from '#passengers/web/passport-fields.tsx'
import { Birth, focusField, Gender, LatinName } from '#passengers/web/person-fields.tsx'
import { type FieldsProps, TravellerText } from '#passengers/web/traveller-text.tsx'
import { digitsIn } from '#passengers/web/typed.ts'
import { type NameGuard, useNameGuard } from '#passengers/web/use-name-guard.ts'

interface Props extends FieldsProps {
  readonly fields: readonly PassengerField[]
  /** missing fields; the known ones fold away */
  readonly asked?: readonly PassengerField[] | undefined
  readonly underCode?: ReactNode
}

export function FormFields({ fields, asked, underCode, ...props }: Props) {
  const guard = useNameGuard(props.draft)
  const [editing, setEditing] = useState('')
  const countries = useCountries({ fields, ...props })
  const all = countries.isAsked ? onScreen(fields) : onScreen(withoutCountries(fields), 'farsi first')
  const known = asked === undefined ? [] : all.filter((field) => !asked.includes(field))
  const draw = (field: PassengerField) => (
    <Part
      key={field}
      {...props}
      field={field}
      underCode={underCode}
      underPassport={countries.link}
      suggested={guard.suggested}
    />
  )
  return (
    <div
      className="traveller-form"
      onFocus={(event) => setEditing(fieldIn(event))}
      onBlur={() => setEditing('')}
    >
      <div className="traveller-fields">{all.filter((field) => !known.includes(field)).map(draw)}</div>
      {known.length > 0 && (
        <details className="traveller-known" open={known.some((field) => props.faults[field] !== undefined)}>
          <summary>بقیهٔ مشخصات از قبل پر است</summary>
          <div className="traveller-fields">{known.map(draw)}</div>
        </details>
      )}
      <NameAdvices
        advices={guard.advices.filter((advice) => !isAbout(advice, editing))}
        onFix={({ property, fix }) => {
          props.onChange({ ...props.draft, ...fix?.form } as FieldsProps['draft'], property)
          focusField(`${props.name}.${property}`)
        }}
      />
    </div>
  )
}

/** Of whose passport is asked on their word alone, and whenever it is not Iran's. */
function useCountries({ fields, ...props }: Omit<Props, 'underCode'>) {
  const [isWanted, setWanted] = useState(false)
  const { name, draft, faults } = props
  const isAsked = isWanted || !countriesGoWithoutSaying(fields, draft, faults)
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>(`[name="${name}.passportType"]:checked`)?.focus()
  }, [isWanted, name])
  const link = !isAsked && (
    <button type="button" className="traveller-other-document" onClick={() => setWanted(true)}>
      گذرنامهٔ کشور دیگری دارم
    </button>
  )
  return { isAsked, link }
}

interface PartProps extends FieldsProps {
  readonly field: PassengerField
  readonly underCode: ReactNode
  readonly underPassport: ReactNode
  readonly suggested: NameGuard['suggested']
}

function Part({ field, underCode, underPassport, suggested, ...props }: PartProps) {
  switch (field) {
    case 'genderTitle':
      return <Gender {...props} />
    case 'firstName':
    case 'lastName':
      return <LatinName {...props} field={field} suggested={suggested[field]} />
    case 'firstNameFarsi':
      return <TravellerText {...props} field={field} label="نام فارسی" />
    case 'lastNameFarsi':
      return <TravellerText {...props} field={field} label="نام خانوادگی فارسی" />
    case 'birthDateFa':
      return <Birth {...props} />
    case 'nationalCode':
      return (
        <div className="wide">
          <TravellerText
            {...props}
            field={field}
            label="کد ملی"
            takes={digitsIn}
            look={{ ltr: true, inputMode: 'numeric' }}
          />
          {underCode}
        </div>
      )
    case 'passportType':
      return <PassportType {...props} />
    case 'nationalityCountryNameFa':
      return <Nationality {...props} />
    case 'passportIssuingCountryCountryNameFa':
      return <Issuer {...props} />
    case 'passportNumber':
      return <PassportNumber {...props} under={underPassport} />
    case 'passportExpirationDateFa':
      return <PassportExpiry {...props} />
    case 'passportExpirationDateType':
    case 'type':
      return null
  }
}

function fieldIn({ target }: FocusEvent<HTMLElement>): string {
  return target.getAttribute('name')?.split('.').at(-1) ?? ''
}

function isAbout({ kind, property }: Advice, editing: string): boolean {
  if (!/^(?:first|last)Name/.test(editing)) return false
  if (kind === 'swapped') return true
  const part = property.startsWith('last') ? 'last' : 'first'
  return editing.startsWith(part)
}
