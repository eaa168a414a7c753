/** Circular, right to left; undefined for other keys. */
export function tabAt(key: string, { at, count }: { at: number; count: number }): number | undefined {
  if (key === 'ArrowLeft') return (at + 1) % count
  if (key === 'ArrowRight') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
