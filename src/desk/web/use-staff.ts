import { createContext, use } from 'react'
import type { Permission } from '#desk/permissions.ts'
import { mayDo } from '#desk/roles.ts'

interface Staff {
  readonly name: string
  readonly roles: readonly string[]
  /** of the roles */
  readonly titles: string
}

const StaffContext = createContext<Staff>({ name: '', roles: [], titles: '' })

export const StaffProvider = StaffContext.Provider

export function useStaff(): Staff {
  return use(StaffContext)
}

/** Whether to show what needs it; the server checks again. */
export function useMay(permission: Permission): boolean {
  return mayDo(use(StaffContext).roles, permission)
}
