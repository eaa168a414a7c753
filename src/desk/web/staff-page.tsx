import { useState } from 'react'
import { DeskPage } from '#desk/web/desk-page.tsx'
import { DeskTable } from '#desk/web/desk-table.tsx'
import { StaffDialog, type StaffMatter } from '#desk/web/staff-dialog.tsx'
import { useMay } from '#desk/web/use-staff.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import type { Route } from './+types/staff-page'

export { loader } from './staff-page.server.ts'

export default function StaffPage({ loaderData: { colleagues, choices, hotels } }: Route.ComponentProps) {
  const mayPropose = useMay('staff.propose')
  const [matter, setMatter] = useState<StaffMatter>()
  return (
    <DeskPage
      title="همکاران"
      sub={`${persianDigits(colleagues.filter(({ isClosed }) => !isClosed).length)} نفر به میز دسترسی دارند`}
      actions={mayPropose && <Button onClick={() => setMatter({ what: 'invite' })}>دعوت همکار</Button>}
    >
      <DeskTable
        caption="همکاران"
        head={['نام', 'نقش‌ها', 'کلیدها', 'آخرین بار', ...(mayPropose ? ['کار'] : [])]}
        empty="کسی نیست."
        rows={colleagues.map((one) => ({
          key: one.id,
          cells: [
            one.isSelf ? `${one.name} (شما)` : one.name,
            one.titles,
            one.standing,
            one.seen,
            mayPropose && !one.isClosed && (
              <div key="actions" className="desk-row-actions">
                <Button
                  kind="ghost"
                  size="small"
                  onClick={() => setMatter({ what: 'roles', colleague: one })}
                >
                  تغییر نقش
                </Button>
                {!one.isSelf && (
                  <>
                    <Button
                      kind="ghost"
                      size="small"
                      onClick={() => setMatter({ what: 'recovery', colleague: one })}
                    >
                      بازیابی کلید
                    </Button>
                    <Button
                      kind="ghost"
                      size="small"
                      onClick={() => setMatter({ what: 'disable', colleague: one })}
                    >
                      بستن دسترسی
                    </Button>
                  </>
                )}
              </div>
            ),
          ],
        }))}
      />
      <StaffDialog matter={matter} choices={choices} hotels={hotels} onClose={() => setMatter(undefined)} />
    </DeskPage>
  )
}
