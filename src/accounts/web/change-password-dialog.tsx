import './account-dialog.css'
import type { passwordCalls } from '#accounts/password-calls.ts'
import { PasswordForm } from '#accounts/web/password-form.tsx'
import { ask } from '#web/api.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { useToast } from '#web/ui/dialogs/toast.tsx'

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

export function ChangePasswordDialog({ onDone, onClose }: Props) {
  const toast = useToast()
  return (
    <Modal open onClose={onClose} title="تغییر رمز عبور">
      <PasswordForm
        isChange
        words={['تغییر رمز عبور', 'در حال ذخیره…']}
        save={async ({ oldPassword = '', newPassword, repeatPassword }) => {
          await ask<typeof passwordCalls.changePassword>('POST /accounts/api/Account/ChangePassword', {
            body: { oldPassword, newPassword, repeatPassword },
          })
          toast('رمز عبور عوض شد؛ نشست‌های دیگر بسته شدند')
          onDone()
        }}
      />
    </Modal>
  )
}
