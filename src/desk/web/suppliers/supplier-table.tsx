import { Link } from 'react-router'
import type { SupplierView } from '#desk/suppliers-calls.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { latencyWords, shareWords, statusTones, statusWords } from '#desk/web/suppliers/supplier-words.ts'
import { persianDigits } from '#money/digits.ts'
import { grouped } from '#money/formatted.ts'
import { Tag } from '#web/ui/states/tag.tsx'

interface Props {
  readonly suppliers: readonly SupplierView[]
  readonly chosen: SupplierView | undefined
}

const head = [
  'تأمین‌کننده',
  'وضعیت',
  'تماس در ساعت',
  'در ۲۴ ساعت',
  'میانه (هزارم ثانیه)',
  'صدک ۹۵',
  'بی‌پاسخ و نرسیده',
  'قیمت عوض‌شده',
  'اعتبار مانده',
]

/** One supplier a row, by what it did in the last day. */
export function SupplierTable({ suppliers, chosen }: Props) {
  return (
    <DeskTable
      caption="تأمین‌کنندگان"
      head={head}
      empty="تأمین‌کننده‌ای در تنظیمات نیست و در ۲۴ ساعت گذشته از کسی پرسیده نشده است."
      rows={suppliers.map((one) => {
        const { supplier, name, status, hour, day, credit } = one
        return {
          key: supplier,
          isChosen: one === chosen,
          cells: [
            <Link key="open" to={`?${new URLSearchParams({ supplier })}`} preventScrollReset>
              {name}
            </Link>,
            <Tag key="status" tone={statusTones[status]}>
              {statusWords[status]}
            </Tag>,
            persianDigits(hour.calls),
            persianDigits(day.calls),
            latencyWords(day, day.p50),
            latencyWords(day, day.p95),
            shareWords(day.notSent + day.unknown, day.calls),
            shareWords(day.changed, day.prices),
            credit && (
              <Tag key="credit" tone={credit.isLow ? 'bad' : 'plain'}>
                <RialAmount amount={grouped(credit.left)} />
              </Tag>
            ),
          ],
        }
      })}
    />
  )
}
