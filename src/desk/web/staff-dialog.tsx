import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { OnceLink } from '#desk/web/once-link.tsx'
import { proposedAboutStaff } from '#desk/web/propose-about-staff.ts'
import { ProposedNote } from '#desk/web/proposed-note.tsx'
import { RoleFields } from '#desk/web/role-fields.tsx'
import type { StaffOnPage } from '#desk/web/staff-page.server.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

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

/** What comes of it, before it is done. */
const consequences = {
  invite: 'پیوند ورودش پس از تأیید نفر دوم ساخته می‌شود؛ اگر جز شما کسی کلید نداشته باشد، همین حالا.',
  roles: 'نفر دوم تأیید می‌کند؛ همان دم همهٔ ورودهای بازش بسته می‌شود و باید دوباره وارد شود.',
  recovery: 'نفر دوم تأیید می‌کند و پیوند تازه را به او می‌دهد؛ کلیدهای پیشینش با نخستین ورود از کار می‌افتند.',
  disable: 'همهٔ ورودهایش همین حالا بسته می‌شود و دیگر نمی‌تواند وارد میز شود.',
} as const

const buttons = {
  invite: 'پیشنهاد دعوت',
  roles: 'پیشنهاد نقش‌ها به نفر دوم',
  recovery: 'پیشنهاد بازیابی به نفر دوم',
  disable: titles.disable,
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
  if (done?.number !== undefined) return <ProposedNote number={done.number} />
  return (
    <form
      className="desk-form"
      data-first-focus
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <StaffFields matter={matter} choices={choices} hotels={hotels} faults={faults} />
      <p>{consequences[matter.what]}</p>
      <RefusalNote says={faults['']} />
      <Button
        type="submit"
        kind={matter.what === 'disable' ? 'bad' : 'primary'}
        busy={isBusy && 'در حال انجام…'}
      >
        {buttons[matter.what]}
      </Button>
    </form>
  )
}

interface FieldsProps extends Pick<Props, 'choices' | 'hotels'> {
  readonly matter: StaffMatter
  readonly faults: Readonly<Record<string, string>>
}

function StaffFields({ matter, choices, hotels, faults }: FieldsProps) {
  return (
    <>
      {matter.what === 'invite' ? (
        <TextField label="نام و نام خانوادگی" name="name" autoComplete="off" error={faults['name']} />
      ) : (
        <p>
          <b>{matter.colleague.name}</b>، {matter.colleague.titles}
        </p>
      )}
      {matter.what === 'invite' && <RoleFields choices={choices} hotels={hotels} fault={faults['hotels']} />}
      {matter.what === 'roles' && (
        <RoleFields choices={choices} hotels={hotels} held={matter.colleague} fault={faults['hotels']} />
      )}
      {matter.what !== 'disable' && <TextField label="دلیل" name="reason" error={faults['reason']} />}
    </>
  )
}
