import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import { type AgencyMatter, matterTitles, sendAgency } from '#desk/web/agencies/agency-matter.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly matter: AgencyMatter | undefined
  readonly onClose: () => void
  readonly onDone: (says: string) => void
}

interface FieldOfMatter {
  readonly name: string
  readonly label: string
  readonly isLtr?: true
  readonly placeholder?: string
}

const limit = { name: 'limit', label: 'سقف اعتبار به ریال', isLtr: true } as const
const fields: Readonly<Record<AgencyMatter['what'], readonly FieldOfMatter[]>> = {
  open: [
    { name: 'name', label: 'نام آژانس' },
    { name: 'phone', label: 'تلفن، برای مشتریانش', isLtr: true },
    { name: 'nationalId', label: 'شناسهٔ ملی شرکت', isLtr: true },
    { name: 'dueDays', label: 'مهلت پرداخت هر خرید، روز', isLtr: true },
    limit,
  ],
  manager: [{ name: 'mobile', label: 'شماره موبایل مدیر', isLtr: true }],
  credit: [limit],
  settle: [
    { name: 'amount', label: 'مبلغ واریز به ریال', isLtr: true },
    { name: 'reference', label: 'شمارهٔ پیگیری بانک', isLtr: true },
    { name: 'day', label: 'روز واریز', isLtr: true, placeholder: '۱۴۰۵/۰۹/۱۰' },
  ],
  block: [],
  unblock: [],
}

export function AgencyDialog({ matter, onClose, onDone }: Props) {
  return (
    <Modal open={matter !== undefined} onClose={onClose} title={matter ? matterTitles[matter.what] : ''}>
      {matter && <AgencyForm matter={matter} onDone={onDone} />}
    </Modal>
  )
}

function AgencyForm({ matter, onDone }: { readonly matter: AgencyMatter; readonly onDone: Props['onDone'] }) {
  const shown = fields[matter.what]
  const { isBusy, faults, begin } = useAction([...shown.map(({ name }) => name), 'reason'])
  const { revalidate } = useRevalidator()
  async function send(form: FormData) {
    const says = await sendAgency(matter, form)
    await revalidate()
    onDone(says)
  }
  const isDirect = matter.what === 'block' || matter.what === 'unblock'
  return (
    <form
      className="desk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {'name' in matter && <p>{matter.name}</p>}
      {shown.map(({ name, label, isLtr = false, placeholder }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          ltr={isLtr}
          placeholder={placeholder}
          error={faults[name]}
        />
      ))}
      <TextField label="دلیل" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button
        type="submit"
        kind={matter.what === 'block' ? 'bad' : 'commit'}
        busy={isBusy && 'در حال فرستادن…'}
      >
        {isDirect ? 'ثبت' : 'پیشنهاد به نفر دوم'}
      </Button>
    </form>
  )
}
