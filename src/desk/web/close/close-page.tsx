import { CloseActions } from '#desk/web/close/close-actions.tsx'
import { DebtTable } from '#desk/web/close/debt-table.tsx'
import { GapTable } from '#desk/web/close/gap-table.tsx'
import { RateTable } from '#desk/web/close/rate-table.tsx'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { RialAmount } from '#desk/web/ledger/rial-amount.tsx'
import { Note } from '#web/ui/states/note.tsx'
import type { Route } from './+types/close-page'

export { loader } from './close-page.server.ts'

export default function ClosePage({ loaderData }: Route.ComponentProps) {
  const { proofs, gateways, gaps, rates, debts, unexplained, isExplained } = loaderData
  const { today, uploads } = loaderData
  return (
    <DeskPage
      title="بستن روز"
      sub="همهٔ مبلغ‌ها به ریال است"
      actions={<CloseActions today={today} gateways={uploads} rates={rates} />}
    >
      {!isExplained && (
        <Note tone="warn">
          <RialAmount amount={unexplained} /> ریال در حساب‌های میانی بی‌توضیح مانده است.
        </Note>
      )}
      <h2>بدهی به مسافران و موجودی اعلامی بانک</h2>
      <DeskTable
        caption="بدهی به مسافران"
        head={['روز', 'بدهی ما', 'بانک گفت', 'از روز', 'تفاوت دفتر با بانک']}
        empty="هنوز گواهی روزی ساخته نشده است."
        rows={proofs.map(({ day, owed, stated, difference }) => ({
          key: day,
          cells: [
            day,
            <RialAmount key="owed" amount={owed} />,
            stated === undefined ? 'وارد نشده' : <RialAmount key="stated" amount={stated.balance} />,
            stated?.day,
            difference !== undefined && <RialAmount key="difference" amount={difference} />,
          ],
        }))}
      />
      <h2>درگاه‌ها هنوز نداده‌اند</h2>
      <DeskTable
        caption="طلب از درگاه‌ها"
        head={['درگاه', 'از کی', 'مبلغ']}
        empty="درگاهی چیزی به ما بدهکار نیست."
        rows={gateways.map(({ gateway, since, amount }) => ({
          key: `${gateway} ${since}`,
          cells: [gateway, since, <RialAmount key="amount" amount={amount} />],
        }))}
      />
      <GapTable gaps={gaps} />
      <DebtTable debts={debts} />
      <RateTable rates={rates} />
    </DeskPage>
  )
}
