import { createContext, use, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formattedMobile } from '#web/formatted-mobile.ts'
import { onSignedOut, signedIn, signedOut } from '#web/session.ts'

export interface User {
  readonly phone: string
  readonly name?: string | undefined
}

const UserContext = createContext<User | undefined>(undefined)

export function useUser(): User | undefined {
  return use(UserContext)
}

/** The same for the header: a traveller is called by name, or by their mobile number, in groups as people read it. */
export function useVisitor(): { readonly user: { readonly name: string } | null } {
  const user = useUser()
  return { user: user === undefined ? null : { name: user.name ?? formattedMobile(user.phone) } }
}

export function UserProvider({
  user,
  children,
}: {
  readonly user: User | undefined
  readonly children: React.ReactNode
}) {
  const { revalidate } = useRevalidator()
  const isSignedIn = user !== undefined
  useEffect(() => {
    if (isSignedIn) signedIn()
    else signedOut()
  }, [isSignedIn])
  useEffect(() => onSignedOut(() => void revalidate()), [revalidate])
  return <UserContext value={user}>{children}</UserContext>
}
