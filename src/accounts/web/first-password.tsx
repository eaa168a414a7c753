import './first-password.css'
import { SetPasswordPrompt } from '#accounts/web/set-password-prompt.tsx'

export function FirstPassword({ onDone }: { readonly onDone: () => void }) {
  return (
    <aside className="first-password" aria-label="رمز عبور">
      <SetPasswordPrompt onDone={onDone} />
    </aside>
  )
}
