import './account-dialog.css'
import type { passwordCalls } from '#accounts/password-calls.ts'
import { PasswordForm } from '#accounts/web/password-form.tsx'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { ask } from '#web/api.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useToast } from '#web/ui/dialogs/toast.tsx'

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

export function SetPasswordDialog({ onDone, onClose }: Props) {
  const { proven, stepUpDialog } = useStepUp()
  const toast = useToast()
  return (
    <>
      <Modal open onClose={onClose} title="تعیین رمز عبور">
        <PasswordForm
          words={['تعیین رمز عبور', 'در حال ذخیره…']}
          save={async ({ newPassword, repeatPassword }) => {
            await proven(() =>
              ask<typeof passwordCalls.setFirstPassword>(
                'POST /accounts/api/account/CurrentUserSetFirstPassword',
                { body: { newPassword, repeatPassword } },
              ),
            )
            toast('رمز عبور شما ذخیره شد')
            onDone()
          }}
        />
      </Modal>
      {stepUpDialog}
    </>
  )
}
