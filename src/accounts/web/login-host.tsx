import './login-host.css'
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { safePath } from '#accounts/safe-path.ts'
import { useWaking } from '#accounts/web/use-waking.ts'
import { forgetLoginWish, type LoginWish, loginWish, onLoginWish } from '#web/login-prompt.ts'
import { Note } from '#web/ui/note.tsx'
import { useUser } from '#web/use-user.tsx'

const LoginModal = lazy(() =>
  import('#accounts/web/login-modal.tsx').then((module) => ({ default: module.LoginModal })),
)

/** Stands once beside every page: opens the login when a screen asks (`askToSignIn`) or the address does (`?login`, `/?next=`). */
export function LoginHost() {
  const isSignedIn = useUser() !== undefined
  const isGuest = useWaking()
  const [asked, leave] = useAddress()
  const wish = useSyncExternalStore(onLoginWish, loginWish, () => undefined) ?? asked
  const open = isGuest && wish !== undefined
  const [isNeeded, setIsNeeded] = useState(false)
  if (open && !isNeeded) setIsNeeded(true)
  const isAsked = asked !== undefined
  const answered = useEffectEvent(() => leave(asked?.next))
  useEffect(() => {
    if (isSignedIn && isAsked) answered()
  }, [isSignedIn, isAsked])
  function goOn() {
    const { onDone, next } = loginWish() ?? {}
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
          <LoginModal open={open} blocking={wish?.blocking ?? false} onDone={goOn} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

/** What the address asks for, and how to leave it: for a path of ours, or for itself without the question. */
function useAddress(): [asked: LoginWish | undefined, leave: (next?: string) => void] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const next = params.get('next')
  const isAsked = params.has('login') || (next !== null && pathname === '/')
  params.delete('login')
  params.delete('next')
  const here = pathname + (params.size === 0 ? '' : `?${params}`) + hash
  return [
    isAsked ? (next === null ? {} : { next }) : undefined,
    (to) => void navigate(safePath(to, here), { replace: true, preventScrollReset: to === undefined }),
  ]
}

function WithoutScript() {
  return (
    <noscript>
      <div className="login-without-script">
        <Note tone="warn" icon="info-duotone">
          جستجو و دیدن قیمت‌ها بدون جاوااسکریپت کار می‌کند. برای ورود و خرید، جاوااسکریپت مرورگر را روشن کنید یا
          با پشتیبانی تماس بگیرید.
        </Note>
      </div>
    </noscript>
  )
}
