import type { GapOnPage } from '#desk/web/close/close-page.server.ts'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { Tag } from '#web/ui/states/tag.tsx'

const kinds = {
  'not-arrived': 'درگاه فرستاده، به بانک نرسیده',
  'other-amount': 'مبلغ یکی نیست',
  'not-announced': 'به بانک رسیده، درگاهی نگفته',
} as const

/** What gateways say they sent, where the bank says otherwise. */
export function GapTable({ gaps }: { readonly gaps: readonly GapOnPage[] }) {
  return (
    <>
      <h2>تفاوت درگاه و بانک</h2>
      <DeskTable
        caption="تفاوت درگاه و بانک"
        head={['تفاوت', 'درگاه', 'روز', 'عمر', 'شمارهٔ واریز', 'درگاه گفت', 'بانک گفت']}
        empty="آنچه درگاه‌ها گفته‌اند و آنچه بانک گفته یکی است."
        rows={gaps.map(({ kind, gateway, day, age, ageDays, reference, sent, came }, at) => ({
          key: `${kind} ${at}`,
          cells: [
            kinds[kind],
            gateway ?? 'نامعلوم',
            day,
            <Tag key="age" tone={ageDays > 2 ? 'bad' : 'warn'}>
              {age}
            </Tag>,
            reference && <bdi key="reference">{reference}</bdi>,
            sent && <RialAmount key="sent" amount={sent} />,
            came && <RialAmount key="came" amount={came} />,
          ],
        }))}
      />
    </>
  )
}
