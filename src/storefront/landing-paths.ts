/** The canonical address of a city's landing page; from another origin than the usual one it says so. */
export function landingPath({ code, country }: { readonly code: string; readonly country: string }): string {
  return country === 'IR' ? `/flight/${code}` : `/international-flight/${code}`
}

/** All destinations of a scope. */
export const indexPaths = { all: '/landing', international: '/international-flight' } as const
