import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { OnceLink } from '#desk/web/once-link.tsx'
import { proposedAboutStaff } from '#desk/web/propose-about-staff.ts'
import { RoleFields } from '#desk/web/role-fields.tsx'
import type { StaffOnPage } from '#desk/web/staff-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Colleague = StaffOnPage['colleagues'][number]

export type StaffMatter =
  | { readonly what: 'invite' }
  | { readonly what: 'roles' | 'recovery' | 'disable'; readonly colleague: Colleague }

const titles = {
  invite: 'دعوت همکار',
  roles: 'تغییر نقش',
  recovery: 'بازیابی کلید',
  disable: 'بستن دسترسی',
} as const

interface Props {
  readonly matter: StaffMatter | undefined
  readonly choices: StaffOnPage['choices']
  readonly hotels: StaffOnPage['hotels']
  readonly onClose: () => void
}

export function StaffDialog({ matter, choices, hotels, onClose }: Props) {
  return (
    <Modal open={matter !== undefined} onClose={onClose} title={titles[matter?.what ?? 'invite']}>
      {matter && <StaffForm matter={matter} choices={choices} hotels={hotels} onClose={onClose} />}
    </Modal>
  )
}

function StaffForm({ matter, choices, hotels, onClose }: Props & { readonly matter: StaffMatter }) {
  const { isBusy, faults, begin } = useAction(['name', 'reason', 'hotels'])
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<{ readonly number?: number; readonly link?: string }>()
  async function propose(form: FormData) {
    const next = await proposedAboutStaff(matter, form)
    await revalidate()
    if (matter.what === 'disable') onClose()
    else setDone(next)
  }
  if (done?.link !== undefined) return <OnceLink link={done.link} />
  if (done?.number !== undefined)
    return (
      <Note tone="good" announced>
        پیشنهاد {persianDigits(done.number)} ثبت شد و در «تأییدها» در انتظار نفر دوم است.
      </Note>
    )
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {matter.what === 'invite' ? (
        <TextField label="نام و نام خانوادگی" name="name" autoComplete="off" error={faults['name']} />
      ) : (
        <p>
          <b>{matter.colleague.name}</b>، {matter.colleague.titles}
        </p>
      )}
      {(matter.what === 'invite' || matter.what === 'roles') && (
        <RoleFields choices={choices} hotels={hotels} fault={faults['hotels']} />
      )}
      {matter.what === 'disable' ? (
        <p>همهٔ ورودهایش همین حالا بسته می‌شود و دیگر نمی‌تواند وارد میز شود.</p>
      ) : (
        <TextField label="دلیل" name="reason" error={faults['reason']} />
      )}
      <RefusalNote says={faults['']} />
      <Button
        type="submit"
        kind={matter.what === 'disable' ? 'bad' : 'primary'}
        busy={isBusy && 'در حال انجام…'}
      >
        {matter.what === 'disable' ? 'بستن دسترسی' : 'ثبت'}
      </Button>
    </form>
  )
}
