export function searchWith(params: URLSearchParams, key: string, value: string): string {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(key)
  else next.set(key, value)
  const query = next.toString()
  return query === '' ? '' : `?${query}`
}
