import './results-watch.css'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { knowWaiting, onWaiting, stopWaiting, waitingFor } from '#flights/search/web/watches/watching.ts'
import { Declined, offline } from '#web/declined.ts'
import { askToSignIn } from '#web/login-prompt.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useUser } from '#web/use-user.tsx'

interface Props {
  /** of the watch */
  readonly hash: string
  /** what is waited for, spoken */
  readonly spoken: string
  readonly start: () => Promise<void>
}

/** «خبرم کن»; a guest leaves a mobile number with its code first. */
export function WatchButton({ hash, spoken, start }: Props) {
  const user = useUser()
  const phone = user?.phone
  const watch = useSyncExternalStore(
    onWaiting,
    () => waitingFor(hash),
    () => undefined,
  )
  const { isBusy, fault, tell } = useTelling()
  useEffect(() => {
    if (phone !== undefined) void knowWaiting(phone)
  }, [phone])
  const begin = () => tell(start)
  const what = <span className="only-spoken"> {spoken}</span>
  return (
    <div className="results-watch" aria-live="polite">
      {watch === undefined ? (
        <Button
          kind="line"
          size="small"
          icon="bell-duotone"
          busy={isBusy && 'یک لحظه…'}
          onClick={() => (user === undefined ? askToSignIn({ onDone: begin }) : begin())}
        >
          خبرم کن{what}
        </Button>
      ) : (
        <>
          <Link to="/profile/watches" className="results-watched">
            <Icon name="check-circle-fill" size="small" />
            خبرتان می‌کنیم
          </Link>
          <Button
            kind="ghost"
            size="small"
            busy={isBusy && 'یک لحظه…'}
            onClick={() => tell(() => stopWaiting(watch))}
          >
            لغو خبر{what}
          </Button>
        </>
      )}
      {fault && <small role="alert">{fault}</small>}
    </div>
  )
}

function useTelling() {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  function tell(action: () => Promise<void>): void {
    setBusy(true)
    setFault(undefined)
    action()
      .catch((error: unknown) => setFault(error instanceof Declined ? error.message : offline))
      .finally(() => setBusy(false))
  }
  return { isBusy, fault, tell }
}
