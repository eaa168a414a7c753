import './app-updates.css'
import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isPurchaseStep } from '#web/install/purchase-step.ts'
import { leaveNewWorker, newWorker, onNewWorker, takeNewWorker } from '#web/install/worker-updates.ts'
import { Button } from '#web/ui/fields/button.tsx'

/** Announces a waiting update; never during a purchase. */
export function AppUpdates() {
  const waiting = useSyncExternalStore(onNewWorker, newWorker)
  const [isBusy, setIsBusy] = useState(false)
  const { pathname } = useLocation()
  const isSaid = waiting !== undefined && !isPurchaseStep(pathname)
  return (
    <div className="app-update-place" role="status">
      {isSaid && (
        <div className="app-update">
          <p>نسخهٔ تازه آماده است</p>
          <Button
            size="small"
            busy={isBusy && 'در حال تازه شدن'}
            onClick={() => {
              setIsBusy(true)
              takeNewWorker(waiting)
            }}
          >
            تازه کردن صفحه
          </Button>
          <Button size="small" kind="ghost" onClick={leaveNewWorker}>
            بعداً
          </Button>
        </div>
      )}
    </div>
  )
}
