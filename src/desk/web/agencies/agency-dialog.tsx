import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { AgencyOnPage } from '#desk/web/agencies/agencies-page.server.ts'
import { type AgencyMatter, matterTitles, sendAgency } from '#desk/web/agencies/agency-matter.ts'
import { AmountField } from '#desk/web/amount-field.tsx'
import { DayField } from '#desk/web/day-field.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly matter: AgencyMatter | undefined
  readonly onClose: () => void
  readonly onDone: (sent: Awaited<ReturnType<typeof sendAgency>>) => void
}

interface FieldOfMatter {
  readonly name: string
  readonly label: string
  readonly kind?: 'rial' | 'day' | 'number' | 'phone'
}

const limit = { name: 'limit', label: 'سقف اعتبار به ریال', kind: 'rial' } as const
const fields: Readonly<Record<AgencyMatter['what'], readonly FieldOfMatter[]>> = {
  open: [
    { name: 'name', label: 'نام آژانس' },
    { name: 'phone', label: 'تلفن، برای مشتریانش', kind: 'phone' },
    { name: 'nationalId', label: 'شناسهٔ ملی شرکت', kind: 'number' },
    { name: 'dueDays', label: 'مهلت پرداخت هر خرید، روز', kind: 'number' },
    limit,
  ],
  manager: [{ name: 'mobile', label: 'شماره موبایل مدیر', kind: 'phone' }],
  credit: [{ ...limit, label: 'سقف تازه به ریال' }],
  settle: [
    { name: 'amount', label: 'مبلغ واریز به ریال', kind: 'rial' },
    { name: 'reference', label: 'شمارهٔ پیگیری بانک', kind: 'number' },
    { name: 'day', label: 'روز واریز', kind: 'day' },
  ],
  block: [],
  unblock: [],
}

const buttons = {
  open: 'پیشنهاد آژانس به نفر دوم',
  manager: 'پیشنهاد مدیر به نفر دوم',
  credit: 'پیشنهاد سقف به نفر دوم',
  settle: 'پیشنهاد واریز به نفر دوم',
  block: 'بستن خرید اعتباری',
  unblock: 'باز کردن خرید اعتباری',
} as const satisfies Record<AgencyMatter['what'], string>

/** What comes of it, before it is done. */
const consequences: Readonly<Partial<Record<AgencyMatter['what'], string>>> = {
  manager: 'مدیر همکار دعوت می‌کند و تا سقف اعتبار آژانس می‌خرد.',
  settle: 'پس از تأیید نفر دوم این مبلغ به حساب آژانس می‌نشیند و بدهی‌اش را کم می‌کند.',
  block: 'همکاران آژانس از همین حالا روی اعتبار نمی‌خرند؛ خریدهای پیشین و بدهی سر جایشان می‌مانند.',
  unblock: 'همکاران آژانس از همین حالا دوباره تا سقف اعتبار می‌خرند.',
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
    const sent = await sendAgency(matter, form)
    await revalidate()
    onDone(sent)
  }
  return (
    <form
      className="desk-form"
      data-first-focus
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => send(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      {matter.what !== 'open' && <Now {...matter.agency} />}
      {shown.map((field) => (
        <MatterField key={field.name} {...field} error={faults[field.name]} />
      ))}
      <TextField label="دلیل" name="reason" error={faults['reason']} />
      {consequences[matter.what] && <p>{consequences[matter.what]}</p>}
      <RefusalNote says={faults['']} />
      <Button
        type="submit"
        kind={matter.what === 'block' ? 'bad' : 'commit'}
        busy={isBusy && 'در حال فرستادن…'}
      >
        {buttons[matter.what]}
      </Button>
    </form>
  )
}

function Now({ name, limit: most, debt }: Pick<AgencyOnPage, 'name' | 'limit' | 'debt'>) {
  return (
    <p>
      <b>{name}</b>، اکنون سقف <RialAmount amount={most} /> و بدهی <RialAmount amount={debt} /> ریال
    </p>
  )
}

interface FieldProps extends FieldOfMatter {
  readonly error: string | undefined
}

function MatterField({ kind, ...rest }: FieldProps) {
  if (kind === 'rial') return <AmountField {...rest} isInRial />
  if (kind === 'day') return <DayField {...rest} />
  return (
    <TextField
      {...rest}
      ltr={kind !== undefined}
      inputMode={kind === 'number' ? 'numeric' : kind === 'phone' ? 'tel' : undefined}
      autoComplete="off"
    />
  )
}
