import './account-dialog.css'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { passkeyCalls } from '#accounts/passkey-calls.ts'
import type { PasskeyView } from '#accounts/web/auth-data-page.server.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { ask } from '#web/api.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = { passkey: PasskeyView; onClose: () => void }

export default function PasskeyName({ passkey: { id, name: before }, onClose }: Props) {
  const [name, setName] = useState(before)
  const { isBusy, faults, begin, say } = useAction(['name'])
  const { revalidate } = useRevalidator()
  function submit(event: FormEvent) {
    event.preventDefault()
    void begin(async () => {
      await ask<typeof passkeyCalls.namePasskey>('POST /accounts/passkeys/{id}', {
        params: { id },
        body: { name },
      })
      await revalidate()
      onClose()
    })
  }
  return (
    <Modal open onClose={onClose} title="نام کلید عبور">
      <form className="account-dialog" noValidate onSubmit={submit}>
        <TextField
          label="نام"
          name="name"
          hint="نامی که دستگاه را با آن می‌شناسید"
          maxLength={40}
          data-first-focus=""
          value={name}
          error={faults['name'] ?? faults['']}
          onChange={({ target }) => {
            setName(target.value)
            say({})
          }}
        />
        <Button type="submit" block busy={isBusy && 'در حال ذخیره…'}>
          ذخیرهٔ نام
        </Button>
      </form>
    </Modal>
  )
}
