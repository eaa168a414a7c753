import * as z from 'zod'

/** Production allows https only. */
export function addressFaults(
  name: string,
  text: string | undefined,
  mode: 'demo' | 'production',
): readonly string[] {
  if (text === undefined) return []
  const protocol = mode === 'production' ? /^https$/ : /^https?$/
  if (z.url({ protocol }).safeParse(text).success) return []
  return [`${name}: must be an ${mode === 'production' ? 'https' : 'http or https'} address`]
}
