import { lazy, Suspense, useState } from 'react'
import type { dataCalls } from '#accounts/data-calls.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { useStepUp } from '#accounts/web/use-step-up.tsx'
import { ask } from '#web/api.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'

const EraseDialog = lazy(() => import('#accounts/web/erase-dialog.tsx'))

export function AccountData() {
  const { proven, stepUpDialog } = useStepUp()
  const action = useAction()
  const [isErasing, setIsErasing] = useState(false)

  async function takeAlong(): Promise<void> {
    const { address } = await proven(() =>
      ask<typeof dataCalls.prepareExport>('POST /accounts/data/export', {}),
    )
    // a download leaves the page open
    location.assign(address)
  }
  return (
    <section className="card account-part" id="data" aria-labelledby="account-data">
      <header>
        <h2 id="account-data">داده‌های من</h2>
        <p className="account-words">
          هر آنچه از شما داریم در یک پروندهٔ فشرده: سفارش‌ها، تراکنش‌ها، مسافران، بلیت‌ها و مدارک. برای گرفتن آن و
          برای پاک کردن حساب، کدی به موبایل شما می‌فرستیم.
        </p>
      </header>
      <RefusalNote says={action.faults['']} />
      <div className="account-acts">
        <Button
          kind="tonal"
          icon="download-simple-bold"
          busy={action.isBusy && 'در حال آماده کردن…'}
          onClick={() => void action.begin(takeAlong)}
        >
          دریافت همهٔ داده‌ها
        </Button>
        <Button kind="line" icon="trash-bold" onClick={() => setIsErasing(true)}>
          پاک کردن حساب
        </Button>
      </div>
      <Suspense>{isErasing && <EraseDialog onClose={() => setIsErasing(false)} />}</Suspense>
      {stepUpDialog}
    </section>
  )
}
