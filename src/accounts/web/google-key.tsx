import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { googleCalls } from '#accounts/google-calls.ts'
import { ConfirmDialog } from '#accounts/web/confirm-dialog.tsx'
import { GoogleMark } from '#accounts/web/google-mark.tsx'
import { goToGoogle } from '#accounts/web/google-way.ts'
import { KeyRow, On } from '#accounts/web/key-row.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { ask } from '#web/api.ts'
import { useToast } from '#web/ui/dialogs/toast.tsx'
import { Button } from '#web/ui/fields/button.tsx'

export function GoogleKey({ email }: { readonly email: string | null }) {
  const action = useAction()
  const [isLeaving, setIsLeaving] = useState(false)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  async function unlink() {
    await ask<typeof googleCalls.unlinkGoogle>('DELETE /accounts/google', {})
    await revalidate()
    setIsLeaving(false)
    toast('حساب گوگل جدا شد')
  }
  return (
    <>
      <KeyRow icon={<GoogleMark />} title="گوگل" state={email !== null && <On />}>
        {action.faults[''] ? (
          <span className="auth-fault" role="alert">
            {action.faults['']}
          </span>
        ) : (
          (email && <bdi dir="ltr">{email}</bdi>) || 'با حساب گوگل خود وارد شوید'
        )}
        {email === null ? (
          <Button
            kind="tonal"
            size="small"
            busy={action.isBusy && 'در حال رفتن به گوگل…'}
            onClick={() =>
              void action.begin(() => goToGoogle({ action: 'link', next: '/profile/auth-data' }))
            }
          >
            وصل کردن گوگل
          </Button>
        ) : (
          <Button kind="line" size="small" onClick={() => setIsLeaving(true)}>
            جدا کردن گوگل
          </Button>
        )}
      </KeyRow>
      {isLeaving && (
        <ConfirmDialog
          title="جدا کردن حساب گوگل"
          words={['جدا شود', 'در حال جدا کردن…']}
          action={unlink}
          onClose={() => setIsLeaving(false)}
        >
          از این پس <bdi dir="ltr">{email}</bdi> این حساب را باز نمی‌کند. با شمارهٔ موبایل همیشه وارد می‌شوید.
        </ConfirmDialog>
      )}
    </>
  )
}
