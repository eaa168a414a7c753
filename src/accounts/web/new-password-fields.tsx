import { PASSWORD_LENGTH, PASSWORD_TEXTS, type PasswordForm, passwordFaults } from '#accounts/password.ts'
import { PasswordField } from '#accounts/web/password-field.tsx'
import { persianDigits } from '#money/digits.ts'

export type NewPassword = Pick<PasswordForm, 'newPassword' | 'repeatPassword'>

export const noPassword: NewPassword = { newPassword: '', repeatPassword: '' }

type Props = {
  value: NewPassword
  faults: Readonly<Record<string, string>>
  onChange: (part: Partial<NewPassword>) => void
}

/** Written twice (§5). */
export function NewPasswordFields({ value, faults, onChange }: Props) {
  return (
    <>
      <PasswordField
        label="رمز عبور تازه"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={`دست‌کم ${persianDigits(PASSWORD_LENGTH.least)} نویسه؛ از نام و شمارهٔ خودتان نسازید.`}
        error={faults['newPassword']}
        value={value.newPassword}
        onChange={({ target }) => onChange({ newPassword: target.value })}
      />
      <PasswordField
        label="تکرار رمز عبور تازه"
        name="repeatPassword"
        autoComplete="new-password"
        required
        error={faults['repeatPassword']}
        value={value.repeatPassword}
        onChange={({ target }) => onChange({ repeatPassword: target.value })}
      />
    </>
  )
}

/** What the browser can check; the server adds the list of common passwords. */
export function passwordSentences(form: PasswordForm): Readonly<Record<string, string>> {
  return Object.fromEntries(passwordFaults(form).map(({ property, key }) => [property, PASSWORD_TEXTS[key]]))
}
