/** Canonical; names the origin unless it is the usual one. */
export function landingPath({ code, country }: { readonly code: string; readonly country: string }): string {
  return country === 'IR' ? `/flight/${code}` : `/international-flight/${code}`
}

export const indexPaths = { all: '/landing', international: '/international-flight' } as const
