export interface LoginWish {
  readonly next?: string
  /** continues the interrupted action */
  readonly onDone?: () => void
  /** return address for sign-ins on another site, where `onDone` is lost */
  readonly returnTo?: string
  /** an unknown Google account: signing in by mobile code links it */
  readonly link?: { readonly token: string; readonly email: string }
  readonly blocking?: boolean
}

let wish: LoginWish | undefined
const listeners = new Set<() => void>()

export function askToSignIn(asked: LoginWish = {}): void {
  put(asked)
}

export function forgetLoginWish(): void {
  put(undefined)
}

export function loginWish(): LoginWish | undefined {
  return wish
}

export function onLoginWish(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function put(next: LoginWish | undefined): void {
  wish = next
  for (const listener of listeners) listener()
}
