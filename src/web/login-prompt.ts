/** What a traveller was about to do when we had to ask who they are. */
export interface LoginWish {
  /** a path of ours to go to afterwards */
  readonly next?: string
  /** goes on with what was begun, so that nothing is pressed twice */
  readonly onDone?: () => void
  /** where a sign-in that leads over another site's page comes back to, since `onDone` does not travel along */
  readonly returnTo?: string
  /** a Google account known by its e-mail that no account of ours has yet: the mobile code signs in and links it */
  readonly link?: { readonly token: string; readonly email: string }
  /** the screen is of no use to a guest: no way out but signing in */
  readonly blocking?: boolean
}

let wish: LoginWish | undefined
const listeners = new Set<() => void>()

/** Opens the login over whatever screen is there. */
export function askToSignIn(asked: LoginWish = {}): void {
  put(asked)
}

/** The login was answered or put away. */
export function forgetLoginWish(): void {
  put(undefined)
}

export function loginWish(): LoginWish | undefined {
  return wish
}

/** Hears of every new wish; returns how to stop hearing. */
export function onLoginWish(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function put(next: LoginWish | undefined): void {
  wish = next
  for (const listener of listeners) listener()
}
