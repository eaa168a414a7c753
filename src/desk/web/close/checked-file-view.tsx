import type { CheckedFile } from '#desk/close-calls.ts'
import type { UploadKind } from '#desk/web/close/send-file.ts'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly checked: CheckedFile
  readonly what: UploadKind
}

/** What would be entered, or what is wrong row by row. */
export function CheckedFileView({ checked: { rows, fresh, known, faults, faulty }, what }: Props) {
  if (faulty > 0)
    return (
      <Note tone="bad" announced>
        {persianDigits(faulty)} ردیف نادرست است و تا درست نشود چیزی ثبت نمی‌شود.
        <ul>
          {faults.map(({ line, words }) => (
            <li key={`${line} ${words}`}>
              ردیف {persianDigits(line)}: {words}
            </li>
          ))}
        </ul>
      </Note>
    )
  return (
    <Note tone={fresh.rows > 0 ? 'good' : 'info'} announced>
      <p>
        {persianDigits(rows)} ردیف خوانده شد؛ {persianDigits(fresh.rows)} تازه و {persianDigits(known)} از پیش
        ثبت‌شده.
      </p>
      <p>
        ثبت می‌شود: <RialAmount amount={grouped(fresh.amount)} /> ریال
        {what === 'settlements' && (
          <>
            ، کارمزد <RialAmount amount={grouped(fresh.fees)} /> ریال، به بانک{' '}
            <RialAmount amount={grouped(fresh.amount - fresh.fees)} /> ریال
          </>
        )}
      </p>
    </Note>
  )
}
