import './password-field.css'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ltr' | 'icon'>

export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="password-field">
      <TextField
        {...props}
        ltr
        type={isShown ? 'text' : 'password'}
        maxLength={250}
        spellCheck={false}
        autoCapitalize="none"
      />
      <IconButton
        icon={isShown ? 'eye-slash' : 'eye'}
        label={isShown ? 'پنهان کردن رمز' : 'نشان دادن رمز'}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  )
}
