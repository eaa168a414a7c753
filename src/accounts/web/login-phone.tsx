import type { FormEvent } from 'react'
import { useState } from 'react'
import { focusAtOnce } from '#accounts/web/focus.ts'
import { type DialingCode, dialing, isDialingCode, mobileIn } from '#accounts/web/mobile.ts'
import { askForCode, type CodeSent } from '#accounts/web/sign-in.ts'
import { persianDigits } from '#money/digits.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export interface TypedMobile {
  readonly country: DialingCode
  readonly text: string
}

const countries = Object.entries(dialing).map(([value, { country }]) => ({
  value,
  label: `${country} \u2066${persianDigits(value)}\u2069`,
}))

type Props = {
  typed: TypedMobile
  onType: (typed: TypedMobile) => void
  onSent: (sent: CodeSent) => void
}

/** First step: the number to which a code is sent. */
export function LoginPhone({ typed, onType, onSent }: Props) {
  const [fault, setFault] = useState<string>()
  const [declined, setDeclined] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  function type(next: TypedMobile) {
    onType(next)
    if (fault !== undefined) setFault(faultOf(next))
  }

  function leave() {
    setFault(typed.text === '' ? undefined : faultOf(typed))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const mobile = mobileIn(typed.country, typed.text)
    setFault(faultOf(typed))
    setDeclined(undefined)
    if (mobile === undefined) return form.querySelector('input')?.focus()
    setIsBusy(true)
    await askForCode(mobile).then(onSent, (error) => {
      if (!(error instanceof Declined)) throw error
      if ('mobile' in error.fields) setFault(error.message)
      else setDeclined(error.message)
      setIsBusy(false)
    })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="login-lead">شمارهٔ موبایل خود را بنویسید؛ کد ورود را می‌فرستیم.</p>
      <MobileFields typed={typed} onType={type} onLeave={leave} fault={fault} />
      {declined && (
        <Note tone="bad" announced>
          {declined}
        </Note>
      )}
      <Button type="submit" size="large" block busy={isBusy && 'در حال فرستادن کد…'}>
        دریافت کد ورود
      </Button>
    </form>
  )
}

type Fields = {
  typed: TypedMobile
  onType: (typed: TypedMobile) => void
  onLeave: () => void
  fault: string | undefined
}

function MobileFields({ typed, onType, onLeave, fault }: Fields) {
  return (
    <div className="login-number">
      <TextField
        ref={focusAtOnce}
        label="شمارهٔ موبایل"
        hint={`مثل \u2066${dialing[typed.country].example}\u2069؛ با صفر یا بی‌صفر`}
        error={fault}
        ltr
        type="tel"
        name="mobile"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        required
        value={typed.text}
        onChange={(event) => onType({ ...typed, text: event.target.value })}
        onBlur={onLeave}
      />
      <SelectField
        label="کشور"
        options={countries}
        value={typed.country}
        onChange={({ target }) => {
          if (isDialingCode(target.value)) onType({ ...typed, country: target.value })
        }}
      />
    </div>
  )
}

/** §5: the mobile number is required and must be well formed. */
function faultOf({ country, text }: TypedMobile): string | undefined {
  if (text.trim() === '') return 'شمارهٔ موبایل را وارد کنید.'
  return mobileIn(country, text) === undefined ? 'شمارهٔ موبایل را کامل وارد کنید.' : undefined
}
