import './login-host.css'
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import { safePath } from '#accounts/safe-path.ts'
import { useWaking } from '#accounts/web/use-waking.ts'
import { forgetLoginWish, type LoginWish, loginWish, onLoginWish } from '#web/login-prompt.ts'
import { Note } from '#web/ui/states/note.tsx'
import { useUser } from '#web/use-user.tsx'

const LoginModal = lazy(() =>
  import('#accounts/web/login-modal.tsx').then((module) => ({ default: module.LoginModal })),
)
const FirstPassword = lazy(() =>
  import('#accounts/web/first-password.tsx').then((module) => ({ default: module.FirstPassword })),
)

/** Once on every page: opens the login on `askToSignIn` or by the address (`?login`, `/?next=`). */
export function LoginHost() {
  const isSignedIn = useUser() !== undefined
  const isGuest = useWaking()
  const { asked, here, leave } = useAddress()
  const wish = useSyncExternalStore(onLoginWish, loginWish, () => undefined) ?? asked
  const open = isGuest && wish !== undefined
  const [isNeeded, setIsNeeded] = useState(false)
  const [isWithoutPassword, setIsWithoutPassword] = useState(false)
  if (open && !isNeeded) setIsNeeded(true)
  const isAsked = asked !== undefined
  const answered = useEffectEvent(() => leave(asked?.next))
  useEffect(() => {
    if (isSignedIn && isAsked) answered()
  }, [isSignedIn, isAsked])
  function goOn({ shouldAskForPassword }: CurrentUser) {
    const { onDone, next } = loginWish() ?? {}
    const isOnTheWay = onDone !== undefined || next !== undefined || asked?.next !== undefined
    setIsWithoutPassword(shouldAskForPassword && !isOnTheWay)
    forgetLoginWish()
    if (next !== undefined) leave(next)
    onDone?.()
  }
  function close() {
    forgetLoginWish()
    if (asked !== undefined) leave()
  }
  return (
    <>
      {asked && !isSignedIn && <WithoutScript />}
      <Suspense fallback={null}>
        {isNeeded && (
          <LoginModal
            open={open}
            wish={wish ?? {}}
            returnTo={wish?.next ?? wish?.returnTo ?? here}
            onDone={goOn}
            onClose={close}
          />
        )}
        {isSignedIn && isWithoutPassword && <FirstPassword onDone={() => setIsWithoutPassword(false)} />}
      </Suspense>
    </>
  )
}

interface Address {
  readonly asked: LoginWish | undefined
  readonly here: string
  readonly leave: (next?: string) => void
}

function useAddress(): Address {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const next = params.get('next')
  const isAsked = params.has('login') || (next !== null && pathname === '/')
  params.delete('login')
  params.delete('next')
  const here = pathname + (params.size === 0 ? '' : `?${params}`) + hash
  return {
    asked: isAsked ? (next === null ? {} : { next }) : undefined,
    here,
    leave: (to) => void navigate(safePath(to, here), { replace: true, preventScrollReset: to === undefined }),
  }
}

/** Rendered by the server only, for browsers without script. */
function WithoutScript() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <div className="login-without-script">
          <Note tone="warn" icon="info-duotone">
            جستجو و دیدن قیمت‌ها بدون جاوااسکریپت کار می‌کند. برای ورود و خرید، جاوااسکریپت مرورگر را روشن کنید
            یا با پشتیبانی تماس بگیرید.
          </Note>
        </div>
      )}
    </noscript>
  )
}
